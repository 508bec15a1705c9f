/** In the order in which they are met. Every entry is there from the first run on. */
export const LEGEND = [
  { name: 'closed', cell: 'closed frontier' },
  { name: 'number', cell: 'number', digit: 3 },
  { name: 'zero', cell: 'zero' },
  { name: 'crater', cell: 'crater' },
  { name: 'seal', cell: 'closed frontier', seal: 'open' },
  { name: 'hit', cell: 'closed frontier', seal: 'hit' },
  { name: 'miss', cell: 'closed frontier', seal: 'miss' },
  { name: 'fog', cell: 'closed fog' },
  { name: 'fog-open', cell: 'silent fog' },
  { name: 'lantern', cell: 'closed fog', digit: 2, isProbed: true },
  { name: 'magma', cell: 'closed magma' },
  { name: 'ice', cell: 'closed ice' },
] as const;

export type LegendName = (typeof LEGEND)[number]['name'];
