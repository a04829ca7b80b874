import { createElement, type SVGProps } from 'react';

/** One stroke: the SVG element and its attributes, as React spells them. */
export type Stroke = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** A drawing of strokes; the built site holds its icons as these (see slim-icons). */
export function drawing(strokes: readonly Stroke[]) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        ...props,
      },
      ...strokes.map(([element, attributes]) => createElement(element, attributes)),
    );
}
