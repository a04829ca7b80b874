/** Texts of which there are few: each is kept once and known by its number. */
export class Texts {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  numberOf(text: string | null): number {
    if (text === null) return -1;
    const before = this.#numbers.get(text);
    if (before !== undefined) return before;
    const number = this.#texts.push(text) - 1;
    this.#numbers.set(text, number);
    return number;
  }

  at(number: number): string | null {
    return this.#texts[number] ?? null;
  }

  all(): readonly string[] {
    return this.#texts;
  }
}
