/** Every way a call can fail, and the one Thai sentence for each (closed list). */
import type { FieldFault, RcCode } from './envelope.ts';

export interface ProblemKind {
  readonly status: number;
  readonly rc: RcCode;
  readonly text: string;
  /** Head of the notice, where the specification shows one. */
  readonly title?: string;
}

export const problems = {
  bad_input: { status: 400, rc: '-1', text: 'ข้อมูลที่กรอกยังไม่ถูกต้อง กรุณาตรวจช่องที่มีข้อความเตือน' },
  /** Of the request as such: two hosts, or none. */
  bad_request: {
    status: 400,
    rc: '0',
    text: 'ระบบอ่านคำขอนี้ไม่ได้ กรุณาเปิดหน้าใหม่แล้วลองอีกครั้ง',
  },
  bad_credentials: {
    status: 400,
    rc: '-1',
    text: 'เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจแล้วลองอีกครั้ง',
  },
  captcha_needed: {
    status: 400,
    rc: '-1',
    text: 'กรุณายืนยันว่าคำขอนี้มาจากคนอีกครั้ง หรือโทรหาเจ้าหน้าที่สหกรณ์',
  },
  bad_code: { status: 400, rc: '-1', text: 'รหัส OTP ไม่ถูกต้อง กรุณาตรวจแล้วกรอกอีกครั้ง' },
  code_over: { status: 400, rc: '-1', text: 'รหัสนี้ใช้ไม่ได้แล้ว กรุณาขอรหัสใหม่' },
  session_invalid: { status: 400, rc: '0', text: 'กรุณาเข้าสู่ระบบอีกครั้ง' },
  session_over: {
    status: 401,
    rc: '-2',
    text: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
    title: 'หมดเวลาการใช้งาน',
  },
  not_signed_in: { status: 401, rc: '0', text: 'กรุณาเข้าสู่ระบบก่อน' },
  forged: { status: 403, rc: '0', text: 'คำขอนี้ไม่ได้มาจากหน้าเว็บของสหกรณ์ กรุณาเปิดหน้าใหม่แล้วลองอีกครั้ง' },
  not_ready: { status: 403, rc: '0', text: 'กรุณาทำขั้นตอนก่อนหน้าให้เสร็จก่อนดูข้อมูลนี้' },
  not_allowed: { status: 403, rc: '0', text: 'บัญชีของคุณไม่มีสิทธิ์ทำรายการนี้' },
  /** Staff see the portal as a member: nothing may be changed. */
  read_only: { status: 403, rc: '0', text: 'เจ้าหน้าที่ดูข้อมูลได้อย่างเดียว เปลี่ยนแปลงแทนสมาชิกไม่ได้' },
  /** Of the office: the second factor is asked for again; the page does so and calls anew. */
  confirm_needed: { status: 403, rc: '0', text: 'กรุณายืนยันตัวตนอีกครั้งก่อนทำรายการนี้' },
  not_found: { status: 404, rc: '0', text: 'ไม่พบข้อมูลที่ขอ' },
  conflict: { status: 409, rc: '0', text: 'ข้อมูลนี้เปลี่ยนไปแล้ว กรุณาเปิดหน้าใหม่แล้วลองอีกครั้ง' },
  /** What was handed on to be decided, or decided, stays as it is; the text says what to do. */
  sealed: { status: 409, rc: '0', text: 'ข้อมูลนี้ส่งให้ตรวจหรือประกาศแล้ว จึงแก้ไม่ได้' },
  /** Of a loan whose interest the core system computes: nothing that needs it is told. */
  interest_delivered: {
    status: 409,
    rc: '0',
    text:
      'สหกรณ์เป็นผู้คำนวณดอกเบี้ยของสัญญานี้ เว็บไซต์จึงคำนวณตารางผ่อนชำระและยอดปิดเงินกู้ให้ไม่ได้ ' + 'กรุณาติดต่อสหกรณ์',
  },
  /** Of a repeated call (`Idempotency-Key`): the first one is still at work. */
  in_progress: {
    status: 409,
    rc: '0',
    text: 'ระบบกำลังทำคำขอนี้อยู่ กรุณารอสักครู่แล้วลองอีกครั้ง',
  },
  /** The first one ended and left no answer: nobody knows whether it was done. */
  outcome_unknown: {
    status: 409,
    rc: '0',
    text: 'ระบบได้รับคำขอนี้แล้ว แต่ไม่ทราบผล กรุณาเปิดหน้าใหม่และตรวจว่าบันทึกแล้วหรือยัง ก่อนส่งอีกครั้ง',
  },
  /** The first one had another body. */
  key_reused: {
    status: 409,
    rc: '0',
    text: 'คำขอนี้ใช้รหัสของคำขออื่นที่ส่งมาแล้ว กรุณาเปิดหน้าใหม่แล้วลองอีกครั้ง',
  },
  gone: { status: 410, rc: '0', text: 'ลิงก์นี้ใช้ไปแล้วหรือหมดเวลาแล้ว กรุณาขอใหม่' },
  too_large: { status: 413, rc: '0', text: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป' },
  bad_media: { status: 415, rc: '0', text: 'รูปแบบข้อมูลที่ส่งไม่ถูกต้อง' },
  too_many: {
    status: 429,
    rc: '0',
    text: 'คุณได้พยายามเข้าระบบหลายครั้งเกินไป กรุณาลองใหม่ในอีกสักครู่',
  },
  /** Of one person, while those asked for before are still in the making. */
  too_many_files: {
    status: 429,
    rc: '0',
    text: 'เอกสารที่ขอไว้ยังทำไม่เสร็จ กรุณารอให้เสร็จก่อน แล้วลองอีกครั้ง',
  },
  failed: { status: 500, rc: '0', text: 'ระบบขัดข้อง ข้อมูลของคุณยังอยู่ครบ กรุณาลองอีกครั้ง' },
  sms_away: {
    status: 503,
    rc: '0',
    text: 'ขณะนี้ส่ง SMS ไม่ได้ กรุณาลองอีกครั้งในอีกสักครู่ หรือโทรหาเจ้าหน้าที่สหกรณ์',
  },
  crowded: {
    status: 503,
    rc: '0',
    text: 'ขณะนี้มีผู้เข้าระบบพร้อมกันจำนวนมาก กรุณาลองอีกครั้งในอีกสักครู่',
  },
  papers_away: {
    status: 503,
    rc: '0',
    text: 'ขณะนี้ทำเอกสารไม่ทัน กรุณาลองอีกครั้งในอีกสักครู่',
  },
  /** Of an agency's month: nothing of it is shown or printed until it ties out again. */
  untied: {
    status: 503,
    rc: '0',
    text: 'ตัวเลขของเดือนนี้ยังไม่ตรงกัน จึงยังแสดงและพิมพ์ไม่ได้ สหกรณ์ได้รับแจ้งแล้ว',
  },
  /** The database is away, or does not answer. */
  unavailable: {
    status: 503,
    rc: '0',
    text: 'ระบบข้อมูลกำลังเริ่มทำงานใหม่ ข้อมูลของคุณยังอยู่ครบ กรุณาลองอีกครั้งในอีกสักครู่',
  },
  /** More is asked for than can be answered in time. */
  overloaded: {
    status: 503,
    rc: '0',
    text: 'ขณะนี้มีผู้ใช้งานจำนวนมาก ระบบตอบไม่ทัน กรุณาลองอีกครั้งในอีกสักครู่',
  },
  /** No disk has room for what was to be written. */
  storage_full: {
    status: 503,
    rc: '0',
    text: 'พื้นที่เก็บข้อมูลของระบบเต็ม จึงยังบันทึกไม่ได้ ข้อมูลเดิมของคุณยังอยู่ครบ กรุณาลองอีกครั้งภายหลัง',
  },
  /** The database answers and takes no changes. */
  store_read_only: {
    status: 503,
    rc: '0',
    text: 'ขณะนี้ดูข้อมูลได้อย่างเดียว ยังบันทึกไม่ได้ ข้อมูลเดิมของคุณยังอยู่ครบ กรุณาลองอีกครั้งภายหลัง',
  },
  starting: {
    status: 503,
    rc: '0',
    text: 'ระบบกำลังเริ่มทำงาน กรุณาลองอีกครั้งในอีกสักครู่',
  },
  closing: {
    status: 503,
    rc: '0',
    text: 'ระบบกำลังปิดเพื่อเริ่มใหม่ ข้อมูลของคุณยังอยู่ครบ กรุณาลองอีกครั้งในอีกสักครู่',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

interface Details {
  readonly fields?: readonly FieldFault[];
  readonly retryAfterSeconds?: number;
  /** Replaces the standard sentence where a value belongs in it. */
  readonly text?: string;
  /** The member in whose history the refusal stands, where only the handler knows. */
  readonly concerns?: string;
  /** Under which it stands in the log; left out: it does not stand there yet. */
  readonly ref?: string;
}

/** Thrown by handlers and gates; the wire turns it into status and envelope. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;
  readonly text: string;
  readonly concerns: string | undefined;
  /** Reference code; undefined as long as it was not logged. */
  readonly ref: string | undefined;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.text = details.text ?? problems[code].text;
    this.concerns = details.concerns;
    this.ref = details.ref;
  }

  /** The same one, as it stands in the log. */
  logged(ref: string): Problem {
    const { code, fields, retryAfterSeconds, text, concerns } = this;
    return new Problem(code, {
      ...{ fields, text, ref },
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(concerns !== undefined && { concerns }),
    });
  }

  /** Of the HTTP answer. */
  get status(): number {
    return problems[this.code].status;
  }
}
