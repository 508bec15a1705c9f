import { describe, expect, it } from 'vitest';
import { asMarkup, html } from '../src/html.ts';

describe('a piece of a page', () => {
  it('shows every text as it is and lets none of it be markup', () => {
    const text = `<b onclick="x('y')">&amp;</b>`;
    expect(html`<p title="${text}">${text}</p>`.markup).toBe(
      `<p title="&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;amp;&lt;/b&gt;">&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;amp;&lt;/b&gt;</p>`,
    );
  });

  it('takes other pieces, one or many, as they are', () => {
    const items = [1, 2].map((count) => html`<li>${count}</li>`);
    expect(html`<ul>${items}</ul>${asMarkup('<hr>')}`.markup).toBe('<ul><li>1</li><li>2</li></ul><hr>');
  });
});
