import { useState } from 'preact/hooks';

/** A button that, where something would be lost, has to be pressed twice. It disarms when it is left alone. */
export function ArmedButton({ label, armedLabel, needsArming, act, ...rest }: ArmedButtonProps) {
  const [isArmed, setIsArmed] = useState(false);
  const press = () => {
    if (needsArming && !isArmed) setIsArmed(true);
    else act();
  };
  return (
    <button
      type="button"
      class={`${rest.class}${isArmed ? ' armed' : ''}`}
      onClick={press}
      onBlur={() => setIsArmed(false)}
    >
      {isArmed ? armedLabel : label}
    </button>
  );
}

interface ArmedButtonProps {
  readonly class: string;
  readonly label: string;
  readonly armedLabel: string;
  readonly needsArming: boolean;
  readonly act: () => void;
}
