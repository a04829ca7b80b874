-- The guide for the people of agencies, by version, and who has read which (D-34).
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.guide_versions (
  version int PRIMARY KEY CHECK (version > 0),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  -- By the list for articles (trust F), sanitised before it is written.
  body_html text NOT NULL CHECK (length(body_html) BETWEEN 1 AND 200000),
  effective_on date NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);

-- A person says once that a version was read; the day and the name stay as they were then.
CREATE TABLE portal.guide_reads (
  agency_no text NOT NULL CHECK (agency_no ~ '^[0-9]{1,20}$'),
  person_no smallint NOT NULL,
  version int NOT NULL REFERENCES portal.guide_versions (version),
  contact_name text NOT NULL CHECK (length(contact_name) BETWEEN 1 AND 120),
  read_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_no, person_no, version)
);

ALTER TABLE portal.guide_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.guide_versions FORCE ROW LEVEL SECURITY;
ALTER TABLE portal.guide_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.guide_reads FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.guide_versions TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY keeper ON portal.guide_reads TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.guide_versions FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY backup ON portal.guide_reads FOR SELECT TO sahakon_backup USING (true);
-- A version that is dated ahead is nobody's to see before its day in Bangkok, and it is for
-- agencies alone.
CREATE POLICY in_force ON portal.guide_versions FOR SELECT TO sahakon_app
  USING (effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date
    AND NULLIF(current_setting('app.agency_no', true), '') IS NOT NULL);
CREATE POLICY own ON portal.guide_reads TO sahakon_app
  USING (agency_no = NULLIF(current_setting('app.agency_no', true), ''))
  WITH CHECK (agency_no = NULLIF(current_setting('app.agency_no', true), ''));

GRANT SELECT ON portal.guide_versions, portal.guide_reads TO sahakon_app, sahakon_backup;
GRANT INSERT (agency_no, person_no, version, contact_name) ON portal.guide_reads TO sahakon_app;

-- The first version, for every cooperative. Whom to reach comes from the settings and stands beside
-- the text.
INSERT INTO portal.guide_versions (version, title, effective_on, body_html) VALUES
(1, 'คู่มือผู้แทนหน่วย', '2025-11-28', $html$
<p>คู่มือนี้สำหรับผู้ที่หน่วยงานมอบหมายให้หักเงินเดือนสมาชิกส่งสหกรณ์ งานประจำเดือนมีสี่อย่าง คือ รับหนังสือนำส่ง หักเงินตามงบหน้า รายงานผลการหัก และนำส่งเงิน ทุกอย่างทำได้ในระบบนี้ และเก็บเป็นไฟล์หรือพิมพ์เข้าแฟ้มได้</p>
<h2>ปฏิทินประจำเดือน</h2>
<table>
<thead><tr><th>ช่วงเวลา</th><th>ใครทำ</th><th>ทำอะไร</th></tr></thead>
<tbody>
<tr><td>ก่อนวันจ่ายเงินเดือน</td><td>สหกรณ์</td><td>ประมวลผลและส่งงบหน้าใบเรียกเก็บ พร้อมหนังสือนำส่ง</td></tr>
<tr><td>เมื่อได้รับ</td><td>หน่วยงาน</td><td>เปิดหนังสือนำส่ง ระบบลงรับให้พร้อมชื่อและเวลา แล้วตรวจรายชื่อกับทะเบียนบุคลากร</td></tr>
<tr><td>วันทำเงินเดือน</td><td>หน่วยงาน</td><td>หักเงินตามยอดรวมของแต่ละคน</td></tr>
<tr><td>หลังจ่ายเงินเดือน</td><td>หน่วยงาน</td><td>รายงานผลการหัก แล้วโอนเงินและแนบหลักฐานการโอน ภายในวันครบกำหนดที่แสดงในงบหน้า</td></tr>
<tr><td>หลังได้รับเงิน</td><td>สหกรณ์</td><td>ตรวจผลและยอดเงิน แล้วผ่านรายการ ใบเสร็จรับเงินของสมาชิกใช้ได้ตั้งแต่วันนั้น</td></tr>
</tbody>
</table>
<p>วันครบกำหนดของแต่ละเดือนอยู่ในงบหน้าใบเรียกเก็บ ในหนังสือนำส่ง และในหน้าแรกซึ่งนับวันที่เหลือให้ด้วย เงินที่ได้รับหลังวันครบกำหนดอาจทำให้สมาชิกค้างชำระ</p>
<h2>วิธีอ่านงบหน้าใบเรียกเก็บ</h2>
<ul>
<li>หนึ่งแถวคือหนึ่งใบของสมาชิกหนึ่งคน ช่อง <strong>รวม</strong> คือเงินที่ต้องหักทั้งหมดของแถวนั้น</li>
<li><strong>หุ้น</strong> มีงวดและจำนวนเงิน ส่วนเงินกู้ <strong>ฉุกเฉิน สามัญ พิเศษ</strong> แยกงวด เงินต้น และดอกเบี้ย</li>
<li>ช่องอื่นได้แก่ เงินฝาก ฌาปนกิจ ค่าธรรมเนียม ชำระหนี้ค้ำประกัน และอื่น ๆ เครื่องหมาย - แปลว่าเดือนนี้ไม่มีรายการ</li>
<li>เลขที่ใบเสร็จในงบหน้าเป็นเลขที่จองไว้ ใช้เป็นหลักฐานการรับเงินได้เมื่อสหกรณ์ผ่านรายการแล้วเท่านั้น</li>
<li>ช่องหนังสือยินยอมบอกว่าสมาชิกให้ความยินยอมหักเงินเดือนเมื่อใด ถ้าว่าง กรุณาสอบถามสหกรณ์ก่อนหัก</li>
<li>ยอดรวมท้ายตารางต้องเท่ากับยอดในหนังสือนำส่งและในสรุปใบเรียกเก็บ ระบบตรวจให้ทุกครั้ง ถ้าไม่ตรงกันระบบจะไม่แสดงตัวเลขและจะแจ้งสหกรณ์เอง</li>
</ul>
<h2>วิธีรายงานผลการหักทีละคน</h2>
<ol>
<li>เปิดงบหน้าใบเรียกเก็บของเดือน แล้วเลือกผลในช่อง <strong>ผลการหัก</strong> ของแต่ละแถว</li>
<li>เลือก <strong>หักได้ครบ</strong> ถ้าหักได้เท่ากับช่องรวม</li>
<li>เลือก <strong>หักได้บางส่วน</strong> แล้วกรอกจำนวนเงินที่หักได้และเหตุผล จำนวนต้องมากกว่าศูนย์และน้อยกว่าช่องรวม</li>
<li>เลือก <strong>หักไม่ได้</strong> แล้วเลือกเหตุผล ได้แก่ โอนย้าย ลาออก เกษียณ เงินไม่พอ ลาไม่รับเงินเดือน เสียชีวิต หรืออื่น ๆ ถ้าโอนย้ายให้ใส่รหัสหน่วยงานใหม่เมื่อทราบ</li>
</ol>
<p>ระบบเก็บเป็นร่างให้ ยังไม่ถึงสหกรณ์จนกว่าจะกดส่งผล ถ้ามีคนอื่นในหน่วยงานแก้ร่างเดียวกันอยู่ ระบบจะแจ้งและไม่เขียนทับงานของกัน</p>
<h2>วิธีรายงานด้วยไฟล์ผลเงินเดือน</h2>
<ul>
<li>รับไฟล์ Excel (XLSX), CSV แบบ UTF-8 หรือ TIS-620 และไฟล์ความกว้างคงที่ตามแบบที่ตกลงกับสหกรณ์</li>
<li>กด <strong>นำผลจากไฟล์</strong> ในงบหน้า ถ้ายังไม่มีไฟล์ ให้ดาวน์โหลดแบบฟอร์มของเดือนนั้นจากที่เดียวกัน กรอก แล้วส่งกลับ</li>
<li>ระบบจับคู่ให้ดูก่อนว่าแถวใดตรง แถวใดไม่ตรง และเพราะอะไร ยังไม่บันทึกอะไรในขั้นนี้</li>
<li>เมื่อยืนยัน ระบบบันทึกทั้งไฟล์ หรือไม่บันทึกเลยถ้ามีแถวใดผิด แก้แถวที่ระบบบอกแล้วส่งใหม่ได้</li>
<li>อย่าใส่สูตรในไฟล์ ใส่จำนวนเงินเป็นตัวเลขเท่านั้น และอย่าให้ใบเดียวกันซ้ำสองแถว</li>
</ul>
<h2>วิธีนำส่งเงินและแนบหลักฐานการโอน</h2>
<ol>
<li>โอนเงินเท่ากับยอดที่หักได้ เข้าบัญชีสหกรณ์ตามหนังสือนำส่งของเดือนนั้น ตรวจชื่อและเลขที่บัญชีกับหนังสือทุกครั้ง</li>
<li>แนบหลักฐานการโอนเป็นภาพหรือ PDF พร้อมวันที่โอนและจำนวนเงิน ถ้าโอนหลายครั้งให้แนบทุกครั้ง</li>
<li>ระบบแสดงส่วนต่างระหว่างยอดที่หักได้กับยอดที่โอน ส่วนต่างต้องเป็นศูนย์ หรือมีคำชี้แจง</li>
<li>กด <strong>ตรวจและส่งผลให้สหกรณ์</strong> เรียกคืนมาแก้ได้จนกว่าสหกรณ์จะรับผล</li>
</ol>
<h2>คำถามที่พบบ่อย</h2>
<h3>สมาชิกย้ายไปหน่วยงานอื่นแล้ว แต่ยังมีชื่อในงบหน้า</h3>
<p>เลือกหักไม่ได้ เหตุผลโอนย้าย และใส่รหัสหน่วยงานใหม่ถ้าทราบ สหกรณ์จะเรียกเก็บจากหน่วยงานใหม่ในเดือนถัดไป</p>
<h3>มีคนที่ควรหัก แต่ไม่มีชื่อในงบหน้า</h3>
<p>อย่าเพิ่มเอง กรุณาแจ้งสหกรณ์ เพราะอาจเป็นสมาชิกใหม่หรือยังอยู่ในชื่อหน่วยงานเดิม</p>
<h3>ส่งผลไปแล้วพบว่าผิด</h3>
<p>ถ้าสหกรณ์ยังไม่รับผล กดเรียกคืน แก้ แล้วส่งใหม่ ถ้ารับแล้ว กรุณาติดต่อสหกรณ์</p>
<h3>หักเงินมาเกิน</h3>
<p>รายงานไม่เกินยอดเรียกเก็บ และคืนส่วนที่เกินให้สมาชิก ถ้าโอนมาแล้ว ให้เขียนในคำชี้แจงส่วนต่าง สหกรณ์จะตั้งเป็นเงินรอจ่ายคืน</p>
<h3>สมาชิกถามเรื่องหนี้หรือเงินฝาก</h3>
<p>ระบบนี้ไม่แสดงยอดคงเหลือของสมาชิกแก่หน่วยงาน ให้สมาชิกเข้าระบบสมาชิกหรือติดต่อสหกรณ์เอง</p>
<h2>ข้อมูลส่วนบุคคลของสมาชิก</h2>
<ul>
<li>ใช้รายชื่อและจำนวนเงินเพื่อหักเงินเดือนและนำส่งสหกรณ์เท่านั้น</li>
<li>อย่าติดประกาศ อย่าส่งต่อในกลุ่มสนทนา และอย่าให้ผู้ที่ไม่มีหน้าที่เห็น ถ้าต้องให้สมาชิกตรวจ ให้ดูเฉพาะแถวของตน</li>
<li>เก็บกระดาษและไฟล์ในที่ที่ล็อกได้ และทำลายเมื่อพ้นระยะเวลาเก็บเอกสารของหน่วยงาน</li>
<li>แต่ละคนใช้รหัสของตนเอง อย่าใช้ร่วมกัน ออกจากระบบทุกครั้งเมื่อใช้เครื่องร่วมกับผู้อื่น ระบบบันทึกว่าใครเปิดหรือทำอะไรเมื่อใด</li>
<li>ถ้าไฟล์หายหรือส่งผิดคน แจ้งสหกรณ์ทันที เพราะสหกรณ์มีเวลาจำกัดตามกฎหมายคุ้มครองข้อมูลส่วนบุคคลในการแจ้งเหตุ</li>
<li>เมื่อผู้แทนหน่วยเปลี่ยนคน แจ้งสหกรณ์ให้ปิดรหัสเดิมและออกรหัสใหม่</li>
</ul>
$html$);
