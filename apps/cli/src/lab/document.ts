import { parseHTML } from 'linkedom';

/** A document for Node to draw in; or the one that `markup` is. */
export function openDocument(markup = '<!doctype html><html><body></body></html>') {
  return parseHTML(markup).document;
}
