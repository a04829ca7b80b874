/** What somebody said on the demo cooperative's board. */

export interface Said {
  /** Left out: the cooperative itself. */
  readonly memberNo?: string;
  readonly name: string;
  /** In Bangkok: `2025-11-27 09:14`. */
  readonly at: string;
  readonly body: string;
}

export interface Asked extends Said {
  readonly memberNo: string;
  readonly title: string;
  readonly answers: readonly Said[];
}
