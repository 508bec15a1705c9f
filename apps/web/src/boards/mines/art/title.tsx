import { AREAS, LINES } from './letters.ts';

/** A title cut in wood, centred on (x, y), as high as `size` and never wider than `width`; set in type where a letter is missing. */
export function Title({ text, x, y, size, width }: TitleProps) {
  const letters = Array.from(text.toUpperCase());
  const isLatin = letters.every((letter) => AREAS[letter] !== undefined);
  if (!isLatin && !letters.every((letter) => LINES[letter] !== undefined)) {
    return (
      <text class="ink typed" x={x} y={y} font-size={size} text-anchor="middle" dy=".36em">
        {text}
      </text>
    );
  }
  const [height, gap] = isLatin ? [24, 4] : [20, 14];
  const places: number[] = [];
  let end = 0;
  for (const letter of letters) {
    places.push(end);
    end += (isLatin ? (AREAS[letter]?.width ?? 0) : 20) + gap;
  }
  const wide = end - gap;
  const scale = Math.min(size / height, width / wide);
  const [left, top] = [x - (wide * scale) / 2, y - (height * scale) / 2];
  return (
    <g transform={`translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`}>
      {letters.map((letter, nth) => (
        <path
          key={places[nth]}
          class={isLatin ? 'ink' : 'penned'}
          d={isLatin ? AREAS[letter]?.path : LINES[letter]}
          transform={`translate(${places[nth]} 0)`}
        />
      ))}
    </g>
  );
}

interface TitleProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}
