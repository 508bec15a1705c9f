import type { WorkerSeen } from '@foretell/shift';
import type { PlanHour } from './draft.ts';

/** Everything that can be marked in a box, each by a shape of its own. */
export type MarkName = PlanHour | WorkerSeen | 'caught';

/** A mark on a field 24 by 24, in the current colour. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg class="shift-mark" viewBox="0 0 24 24" aria-hidden="true">
      <Drawing name={name} />
    </svg>
  );
}

function Drawing({ name }: { name: MarkName }) {
  switch (name) {
    case 'work':
      return <path class="solid" fill-rule="evenodd" d={GEAR} />;
    case 'coast':
      return (
        <path
          class="stroke"
          d="M1 8.5Q4 4 7 8.5T13 8.5T19 8.5T23.5 7M.5 16.5Q4 12 7 16.5T13 16.5T19 16.5T23 14.5"
        />
      );
    case 'slack':
      return (
        <path
          class="solid"
          fill-rule="evenodd"
          d="M1 12L7.5 5.5H14L18.5 10L23 5.5V18.5L18.5 14L14 18.5H7.5ZM6 9.6V12H8.4V9.6Z"
        />
      );
    case 'meeting':
      return (
        <path class="solid" fill-rule="evenodd" d="M4 1.5H20V22.5H4ZM7 4.5V11H17V4.5ZM14.6 14V17H17.2V14Z" />
      );
    case 'watch':
      return (
        <g>
          <path class="stroke" d="M1.5 12L7.5 6H16.5L22.5 12L16.5 18H7.5Z" />
          <circle class="solid" cx="12" cy="12" r="3.6" />
        </g>
      );
    case 'hidden':
      return <path class="stroke hatch" d="M1 9L9 1M1 17L17 1M3 23L23 3M11 23L23 11M19 23L23 19" />;
    case 'busy':
      return <path class="stroke" d="M4 13L9.5 18.5L20.5 6" />;
    case 'caught':
      return (
        <path
          class="solid"
          d="M4 23V11L2 8L4.4 6.4L6.6 9V3H9.6V8.4H10.6V1H13.6V8.4H14.6V2H17.6V9H18.6V4.5H21.6V23Z"
        />
      );
  }
}

const GEAR =
  'M10 1H14L14.6 4.2L17 5.2L19.6 3.2L22 6L19.8 8.6L20.6 10.6L23.4 11V14L20.4 14.4L19.4 16.8L21.2 19.4L18.8 21.6L16.2 19.8L14.4 20.6L14 23.4H10L9.6 20.6L7.6 19.8L5 21.6L2.6 19.2L4.6 16.6L3.6 14.4L.6 14V11L3.6 10.4L4.4 8.4L2.4 5.8L5 3.4L7.4 5.2L9.4 4.2ZM12 8.2A4 4 0 1 0 12 16.2A4 4 0 1 0 12 8.2Z';
