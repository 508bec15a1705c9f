import { Letters, setLine } from './lettering.tsx';

/** A word painted on the scenery, centred on (x, y), its letters `size` high and never wider than `width`. */
export function Sign({ text, x, y, size, width }: SignProps) {
  const line = setLine(text);
  if (line === undefined) {
    const wide = Array.from(text).length * size * 1.12;
    const scale = Math.min(1, width / wide);
    return (
      <text class="sign" x={x} y={y} font-size={size * scale * 1.12} text-anchor="middle" dy=".36em">
        {text}
      </text>
    );
  }
  const scale = Math.min(size / line.height, width / line.width);
  const left = x - (line.width * scale) / 2;
  const top = y - (line.height * scale) / 2;
  return (
    <g class="sign" transform={`translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})`}>
      <Letters line={line} pen={line.pen} />
    </g>
  );
}

interface SignProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}
