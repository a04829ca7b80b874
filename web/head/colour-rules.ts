/** The cooperative's own colours over the tokens (R187; §9 of the specification). */
import type { Site } from '../../api/site.ts';

const tokens = {
  primary: '--blue',
  secondary: '--teal',
  warning: '--warning',
  success: '--success',
  danger: '--danger',
} as const satisfies Record<keyof Site['colours'], string>;

const hex = /^#[0-9a-f]{6}$/i;

/** CSS that sets the tokens; high contrast keeps its own. What is no colour is left out. */
export function colourRules(colours: Partial<Record<string, unknown>>): string {
  const rules = Object.entries(tokens)
    .map(([name, token]) => [token, colours[name]] as const)
    .filter(([, value]) => typeof value === 'string' && hex.test(value))
    .map(([token, value]) => `${token}:${value}`);
  return `@layer tokens{:root:not([data-contrast="high"]){${rules.join(';')}}}`;
}
