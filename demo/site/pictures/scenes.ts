/** What the pictures show: a ground, things on it and people, varied by chance. */
import type { Chance } from '../../random.ts';
import { flag, hospital, house, palm, sapling, school, temple, tree } from './buildings.ts';
import { fields, lawn, plain, room } from './grounds.ts';
import { at, box, colour, path, times } from './paint.ts';
import { audience, person } from './people.ts';
import * as thing from './things.ts';
import * as more from './things-more.ts';

type Scene = (luck: Chance) => string;

const between = (luck: Chance, least: number, most: number): number => luck.between(least, most);
const crowd = (luck: Chance, count: number, from: number, gap: number, ground: number): string =>
  times(count, (step) =>
    person(luck, [from + step * gap + luck.between(-10, 10), ground + luck.between(-8, 8)], 1.3, {
      pose: luck.of(['stand', 'wave', 'stand', 'bow']),
      grey: luck.percent(20),
      flip: luck.percent(50),
    }),
  );
const desk = (x: number, floor: number): string =>
  box([x - 120, floor - 96], [240, 18], colour.cream, { stroke: colour.gold }) +
  path(`M${x - 104} ${floor - 78}V${floor}M${x + 104} ${floor - 78}V${floor}`, 'none', { line: 5 });

const country = {
  school: (luck) =>
    fields(luck, 360) +
    at([between(luck, 400, 560), 360], 1.05, school) +
    at([luck.of([90, 860]), 360], 0.9, flag) +
    at([between(luck, 60, 200), 362], 0.9, palm) +
    crowd(luck, 3, between(luck, 300, 500), 60, 450),
  rice: (luck) =>
    fields(luck, 280) +
    at([between(luck, 100, 300), 280], 0.8, palm, at([70, 0], 0.8, palm)) +
    person(luck, [between(luck, 380, 480), 440], 1.6, { pose: 'bow' }) +
    person(luck, [between(luck, 580, 760), 470], 1.6, { pose: 'carry' }),
  trees: (luck) =>
    lawn(luck, 330) +
    at([between(luck, 60, 160), 340], 1.1, tree) +
    at([between(luck, 780, 900), 336], 0.9, tree) +
    times(4, (step) => {
      const x = 230 + step * 160 + luck.between(-20, 20);
      const y = 440 + luck.between(-30, 50);
      return (
        at([x + 50, y + 6], 1.2, sapling) +
        person(luck, [x, y], 1.4, { pose: luck.of(['bow', 'carry', 'give']) })
      );
    }),
  sport: (luck) =>
    lawn(luck, 300) +
    path('M0 400Q480 340 960 400M0 470Q480 410 960 470', 'none', {
      stroke: colour.white,
      line: 5,
    }) +
    times(14, (step) =>
      path(`M${step * 72} 60l36 52 36-52z`, luck.of([colour.cream, colour.white, colour.haze]), {
        line: 2,
      }),
    ) +
    times(4, (step) =>
      person(luck, [150 + step * 190 + luck.between(-30, 30), 470 + (step % 2) * 24], 1.5, {
        pose: 'run',
      }),
    ) +
    at([between(luck, 780, 900), 510], 1.2, more.ball),
  temple: (luck) =>
    lawn(luck, 360) +
    at([between(luck, 420, 600), 362], 1, temple) +
    at([between(luck, 60, 140), 366], 1, tree) +
    times(5, (step) =>
      person(luck, [120 + step * 90, 480 + luck.between(-6, 6)], 1.35, { pose: 'carry' }),
    ) +
    path('M110 396Q330 380 540 396', 'none', { stroke: colour.gold, line: 6 }),
  family: (luck) =>
    lawn(luck, 370) +
    at([between(luck, 600, 700), 374], 1.25, house) +
    at([between(luck, 860, 920), 380], 0.9, tree) +
    person(luck, [210, 480], 1.9) +
    person(luck, [320, 484], 1.8, { pose: 'wave', flip: true }) +
    person(luck, [265, 490], 1.1, { pose: 'wave' }),
  retire: (luck) =>
    fields(luck, 340) +
    at([between(luck, 620, 760), 400], 1.6, tree) +
    person(luck, [between(luck, 360, 400), 480], 1.8, { grey: true }) +
    person(luck, [between(luck, 480, 520), 480], 1.75, { grey: true, flip: true }) +
    at([200, 490], 1, thing.pile(6)) +
    at([280, 490], 1, thing.pile(3)),
  flood: (luck) =>
    lawn(luck, 300) +
    at([between(luck, 640, 760), 350], 1, house) +
    box([0, 340], [960, 200], colour.mist, { line: 0 }) +
    times(5, (step) =>
      path(`M0 ${360 + step * 38}q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0`, 'none', {
        stroke: colour.haze,
        line: 2.5,
      }),
    ) +
    person(luck, [260, 436], 1.3, { pose: 'give' }) +
    person(luck, [420, 436], 1.3, { pose: 'carry' }) +
    at([340, 436], 0.7, more.parcel) +
    path('M150 420H530Q500 476 450 480H230Q180 476 150 420z', colour.cream, {
      stroke: colour.gold,
      line: 4,
    }),
  house: (luck) =>
    lawn(luck, 380) +
    at([between(luck, 420, 540), 396], 1.6, house) +
    at([between(luck, 80, 180), 390], 1.2, tree) +
    at([between(luck, 760, 880), 470], 1.1, thing.pile(luck.between(3, 6))),
  car: (luck) =>
    lawn(luck, 370) +
    at([between(luck, 60, 140), 374], 1.1, palm) +
    box([0, 430], [960, 110], colour.mist, { line: 0 }) +
    path('M0 484H960', 'none', { stroke: colour.white, line: 6 }) +
    at([between(luck, 430, 560), 470], 1.5, more.car),
  health: (luck) =>
    lawn(luck, 370) +
    at([between(luck, 480, 640), 374], 1.2, hospital) +
    at([between(luck, 160, 240), 330], 0.8, more.heart) +
    crowd(luck, 3, 180, 70, 480),
} as const satisfies Record<string, Scene>;

const indoors = {
  meeting: (luck) =>
    room(luck, 330) +
    at(
      [between(luck, 470, 560), 250],
      1,
      more.screen,
      at([-110, -36], 0.6, thing.bars([60, 90, 80, 120])),
    ) +
    at([between(luck, 180, 240), 350], 1.1, more.podium) +
    person(luck, [between(luck, 150, 160), 340], 1.3, { pose: 'give' }) +
    audience(luck, 410, 2),
  office: (luck) =>
    room(luck, 410) +
    person(luck, [between(luck, 350, 400), 400], 1.7) +
    person(luck, [between(luck, 560, 620), 400], 1.7, { flip: true }) +
    box([240, 300], [480, 150], colour.white, { round: 4 }) +
    box([220, 284], [520, 22], colour.cream, { stroke: colour.gold, round: 4 }) +
    at([480, 284], 0.55, more.computer) +
    person(luck, [between(luck, 110, 150), 490], 1.9, { pose: 'give' }) +
    person(luck, [between(luck, 800, 860), 490], 1.9, { pose: 'give', flip: true, grey: true }),
  training: (luck) =>
    room(luck, 360) +
    at([480, 250], 0.95, more.screen) +
    person(luck, [between(luck, 700, 740), 360], 1.5, { pose: 'give', flip: true }) +
    times(3, (step) => {
      const x = 180 + step * 300;
      return (
        desk(x, 500) +
        at([x + 24, 404], 0.8, more.computer) +
        person(luck, [x - 80, 500], 1.35, { pose: 'give' })
      );
    }),
  blood: (luck) =>
    room(luck, 400) +
    at([between(luck, 430, 500), 250], 0.9, more.drop) +
    times(2, (step) => at([240 + step * 470, 490], 1.05, more.bed, more.sleeper)) +
    person(luck, [between(luck, 440, 520), 480], 1.6, { pose: 'give' }),
  award: (luck) =>
    room(luck, 400) +
    at([between(luck, 440, 520), 330], 0.8, more.trophy) +
    box([380, 330], [180, 80], colour.white, { round: 4 }) +
    crowd(luck, 3, 110, 90, 480) +
    crowd(luck, 3, 680, 90, 480),
  scholarship: (luck) =>
    room(luck, 400) +
    at([between(luck, 700, 780), 190], 0.9, thing.cap) +
    person(luck, [300, 490], 1.9, { pose: 'give', grey: true }) +
    at([405, 390], 0.5, more.envelope) +
    person(luck, [500, 490], 1.45, { pose: 'give', flip: true }) +
    times(3, (step) => person(luck, [620 + step * 90, 490], 1.4, { pose: 'stand' })),
  vote: (luck) =>
    room(luck, 410) +
    at([between(luck, 440, 520), 480], 1.25, more.ballot) +
    person(luck, [between(luck, 250, 280), 490], 1.8, { pose: 'give' }) +
    crowd(luck, 3, 660, 95, 490),
  visit: (luck) =>
    room(luck, 410) +
    at([620, 480], 1.15, more.bed, more.sleeper) +
    person(luck, [between(luck, 260, 300), 490], 1.75, { pose: 'give' }) +
    person(luck, [between(luck, 150, 180), 490], 1.75, { grey: true }) +
    at([380, 400], 0.5, more.parcel),
} as const satisfies Record<string, Scene>;

const alone = {
  savings: (luck) =>
    plain(luck) +
    at([between(luck, 420, 480), 450], 1.35, thing.pig) +
    thing.coinAt(between(luck, 420, 470), between(luck, 140, 170), 1.2) +
    at([between(luck, 700, 740), 450], 1.1, thing.pile(luck.between(4, 7))) +
    at([820, 450], 1.1, thing.pile(luck.between(2, 5))),
  passbook: (luck) =>
    plain(luck) +
    at([between(luck, 400, 460), 450], 1.6, thing.passbook) +
    at([between(luck, 600, 640), 450], 1.1, thing.pile(luck.between(5, 8))) +
    at([720, 450], 1.1, thing.pile(luck.between(2, 5))) +
    thing.coinAt(between(luck, 200, 260), 420),
  forms: (luck) =>
    plain(luck) +
    at([between(luck, 620, 680), 450], 1.25, thing.sheet) +
    at([between(luck, 380, 430), 450], 1.5, thing.sheet) +
    at([between(luck, 500, 540), 420], 1.1, thing.pen),
  rules: (luck) =>
    plain(luck) +
    at([between(luck, 300, 360), 450], 1.35, thing.scales) +
    at([between(luck, 580, 620), 450], 1.25, thing.books(luck.between(4, 6))),
  study: (luck) =>
    plain(luck) +
    at([between(luck, 440, 500), 460], 1.5, thing.openBook) +
    at([between(luck, 460, 520), 200], 1, thing.cap) +
    at([between(luck, 750, 780), 450], 1, thing.books(3)),
  loan: (luck) =>
    plain(luck) +
    person(luck, [between(luck, 300, 340), 450], 2.3, { pose: 'give' }) +
    person(luck, [between(luck, 520, 560), 450], 2.3, { pose: 'give', flip: true }) +
    at([430, 250], 0.55, thing.sheet) +
    at([between(luck, 740, 800), 450], 1.2, thing.pile(luck.between(4, 8))),
  warning: (luck) =>
    plain(luck) +
    at([between(luck, 350, 410), 450], 1.35, more.phone) +
    at([between(luck, 600, 660), 440], 1.4, more.shield),
  chart: (luck) =>
    plain(luck) +
    at(
      [260, 450],
      1.2,
      thing.bars([0, 1, 2, 3, 4, 5].map((step) => 80 + step * 22 + luck.below(40))),
    ) +
    thing.coinAt(between(luck, 740, 800), 410, 1.4),
  bids: (luck) =>
    plain(luck) +
    at([between(luck, 420, 500), 450], 1.4, more.computer) +
    at([between(luck, 680, 740), 450], 1, more.envelope) +
    at([between(luck, 240, 280), 450], 1.2, more.parcel),
  month: (luck) =>
    plain(luck) +
    at([between(luck, 440, 500), 450], 1.3, more.month) +
    at([between(luck, 740, 780), 450], 1.1, thing.pile(luck.between(2, 5))),
  lotus: (luck) =>
    plain(luck) +
    at([between(luck, 300, 340), 390], 1.2, more.lotus) +
    at([between(luck, 500, 560), 350], 1.6, more.lotus) +
    at([between(luck, 700, 740), 400], 1, more.lotus),
} as const satisfies Record<string, Scene>;

export const scenes = { ...country, ...indoors, ...alone };

export type SceneName = keyof typeof scenes;
