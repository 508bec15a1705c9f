import './marks.css';

/** A stamp of chalk on a closed cell: whole while it waits, filled when a mine was under it, broken when none was. */
export function Seal({ state }: { readonly state: 'open' | 'hit' | 'miss' }) {
  return (
    <svg class={`mines-seal ${state}`} viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[state]}
    </svg>
  );
}

const RING =
  'M12 2.7C17.4 2.5 21.4 6.7 21.3 12C21.4 17.3 17.2 21.5 12 21.3C6.7 21.5 2.6 17.2 2.7 12C2.5 6.8 6.8 2.7 12 2.7Z';

const DRAWINGS = {
  open: (
    <>
      <path class="chalked bedded" d={RING} />
      <path class="chalked" d="M8.2 8.3L15.9 15.8M15.7 8.2L8.3 15.9" />
    </>
  ),
  hit: (
    <>
      <path
        class="solid"
        d="M12 .8L14 3.2 16.8 1.7 17.7 4.7 20.9 4.8 20.5 8 23.2 9.6 21.5 12 23.2 14.7 20.4 16.1 20.8 19.3 17.6 19.3 16.6 22.3 14 20.9 12 23.2 9.8 20.8 7 22.2 6.3 19.2 3.1 19.1 3.5 16 .8 14.4 2.6 12 .8 9.4 3.6 7.9 3.1 4.8 6.3 4.8 7.2 1.7 9.9 3.2Z"
      />
      <path class="cut" d="M8 8.2L16 15.9M15.9 8.1L8.2 16" />
    </>
  ),
  miss: (
    <>
      <path class="bed" d={RING} />
      <path
        class="chalked"
        d="M10.3 3C5.9 3.7 2.6 7.3 2.7 12C2.7 15.2 4.1 17.9 6.5 19.5L8.2 15.4 5.9 12.7 9.4 9.3ZM14.6 3.2C18.7 4.3 21.4 7.7 21.3 12C21.4 17.1 17.4 21.3 12.4 21.3L10.5 21.1 12.3 16.6 10.2 13.6 14 9.8Z"
      />
    </>
  ),
} as const;
