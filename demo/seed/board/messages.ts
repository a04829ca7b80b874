/** What somebody said on the demo cooperative's board. */

export interface BoardMessage {
  /** Left out: the cooperative itself. */
  readonly memberNo?: string;
  readonly name: string;
  /** In Bangkok: `2025-11-27 09:14`. */
  readonly at: string;
  readonly body: string;
}

export interface BoardTopic extends BoardMessage {
  readonly memberNo: string;
  readonly title: string;
  readonly answers: readonly BoardMessage[];
}
