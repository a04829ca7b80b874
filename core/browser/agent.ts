/** What a browser calls itself, in two names a person knows. Pure; never a reason to trust one. */

/** The first that fits wins: most browsers name others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//i, 'LINE'],
  [/\b(?:FBAN|FBAV|FB_IAB)\b/, 'Facebook'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

export interface Agent {
  readonly browser: string | null;
  readonly system: string | null;
}

const firstOf = (names: typeof browsers, agent: string): string | null =>
  names.find(([mark]) => mark.test(agent))?.[1] ?? null;

/** `Mozilla/5.0 (Linux; Android 15) … Chrome/142…` → Chrome, Android. */
export function readAgent(agent: string): Agent {
  return { browser: firstOf(browsers, agent), system: firstOf(systems, agent) };
}
