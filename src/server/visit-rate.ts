const many = 5;
const milliseconds = 1000;

/** Knows whether visitors are here, for work that nobody waits for by the millisecond and that gives way to them. */
export class VisitRate {
  readonly #latest = new Array<number>(many).fill(Number.NEGATIVE_INFINITY);
  #oldest = 0;

  /** A visitor has asked for something. */
  note(): void {
    this.#latest[this.#oldest] = performance.now();
    this.#oldest = (this.#oldest + 1) % many;
  }

  /** True while at least `many` have asked within the last second. */
  areMany(): boolean {
    return performance.now() - (this.#latest[this.#oldest] ?? 0) < milliseconds;
  }
}
