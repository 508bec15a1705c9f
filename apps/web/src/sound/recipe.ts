/** A sound as data: layers that the synthesiser plays on top of each other. Frequencies in hertz, times in seconds. */
export interface SoundRecipe {
  readonly name: string;
  readonly layers: readonly SoundLayer[];
}

/** One oscillator (or filtered noise) gliding from one pitch to another while it dies away. */
export interface SoundLayer {
  readonly wave: 'square' | 'triangle' | 'sine' | 'noise';
  /** For noise: the centre of the band. */
  readonly from: number;
  readonly to: number;
  readonly attack: number;
  readonly decay: number;
  /** 0 to 1. */
  readonly gain: number;
  readonly delay?: number;
}
