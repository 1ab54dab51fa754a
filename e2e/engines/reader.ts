/** What the tests in other engines do with a browser, whatever library drives it. */

/** A browser with one window and without data of earlier tests. */
export interface Reader {
  /** Opens a URL and waits for the event `load`. */
  goTo(url: string): Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and returns its result. Its arguments and its result must be JSON values. */
  run<Arguments extends unknown[], Result>(
    code: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>;
  /** Moves the pointer to the first element that matches, and presses it. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Presses a key, or two at the same time: `Enter`, `Control+k`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** An engine that is running. */
export interface Engine {
  /** Starts a browser. */
  newReader(): Promise<Reader>;
  stop(): Promise<void>;
}
