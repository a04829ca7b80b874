/** All defects that are planted, by what they break. */
import type { Defect } from '../defect.ts';
import { entrance } from './entrance.ts';
import { extract } from './extract.ts';
import { http } from './http.ts';
import { money } from './money.ts';
import { ownership } from './ownership.ts';
import { screens } from './screens.ts';

export const all: readonly Defect[] = [
  ...money,
  ...ownership,
  ...entrance,
  ...http,
  ...extract,
  ...screens,
];
