-- The texts about cookies and privacy, by version, and the proof of what visitors answered (D-19).

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.policies (
  kind text NOT NULL CHECK (kind IN ('COOKIES', 'PRIVACY')),
  version int NOT NULL CHECK (version > 0),
  title text NOT NULL CHECK (title <> ''),
  -- By the list for articles (trust F), sanitised before it is written.
  body_html text NOT NULL CHECK (body_html <> ''),
  effective_on date NOT NULL,
  PRIMARY KEY (kind, version)
);
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON portal.policies
  FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();

-- One row for each answer: nothing in it tells who gave it, and no two rows belong together.
CREATE TABLE portal.consents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  answered_at timestamptz NOT NULL DEFAULT now(),
  choice text NOT NULL CHECK (choice IN ('Y', 'N')),
  policy_kind text NOT NULL DEFAULT 'COOKIES' CHECK (policy_kind = 'COOKIES'),
  policy_version int NOT NULL,
  channel text NOT NULL CHECK (channel IN ('script', 'form')),
  FOREIGN KEY (policy_kind, policy_version) REFERENCES portal.policies (kind, version)
);

ALTER TABLE portal.policies ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.policies FORCE ROW LEVEL SECURITY;
ALTER TABLE portal.consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.consents FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.policies TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY keeper ON portal.consents TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.policies FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY backup ON portal.consents FOR SELECT TO sahakon_backup USING (true);
-- A text that is dated ahead is nobody's to see before its day in Bangkok.
CREATE POLICY in_force ON portal.policies FOR SELECT TO sahakon_app
  USING (effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date);
-- Answers are added; the serving role neither reads nor changes them.
CREATE POLICY added ON portal.consents FOR INSERT TO sahakon_app WITH CHECK (true);

GRANT SELECT ON portal.policies TO sahakon_app;
GRANT INSERT (choice, policy_version, channel) ON portal.consents TO sahakon_app;
GRANT SELECT ON portal.policies, portal.consents TO sahakon_backup;

-- The first version of each, for every cooperative. Who is responsible and how to reach them comes
-- from the settings and stands beside the text.
INSERT INTO portal.policies (kind, version, title, effective_on, body_html) VALUES
('COOKIES', 1, 'นโยบายคุกกี้', '2025-11-28', $html$
<p>เว็บไซต์นี้เก็บเฉพาะสิ่งที่จำเป็นต่อการทำงานตามที่ท่านสั่ง ไม่มีคุกกี้โฆษณา ไม่มีการติดตาม และไม่เรียกสิ่งใดจากเว็บไซต์อื่น</p>
<p>ถ้าปฏิเสธ ท่านยังใช้เว็บไซต์ได้ครบทุกหน้า เพราะไม่มีคุกกี้ที่เลือกได้ เว็บไซต์จะถามอีกครั้งในการเข้าชมครั้งถัดไป</p>
<p>สหกรณ์เก็บหลักฐานคำตอบของท่านโดยไม่ระบุตัวท่าน ได้แก่ เวลา คำตอบ ฉบับของนโยบาย ช่องทาง และเลขสุ่มที่ใช้ครั้งเดียว</p>
$html$),
('PRIVACY', 1, 'นโยบายความเป็นส่วนตัว', '2025-11-28', $html$
<h2>ข้อมูลที่สหกรณ์ใช้ในเว็บไซต์นี้</h2>
<ul>
<li>ข้อมูลสมาชิกจากทะเบียนของสหกรณ์ ได้แก่ เลขทะเบียน ชื่อ หน่วยงาน ทุนเรือนหุ้น และเงินฝาก</li>
<li>ข้อมูลบัญชีผู้ใช้ ได้แก่ รหัสผ่านที่แปลงแล้วจนย้อนกลับไม่ได้ เวลาที่เข้าสู่ระบบ และการยอมรับข้อตกลง</li>
<li>เรื่องร้องเรียนและข้อเสนอแนะที่ท่านส่ง พร้อมชื่อ โทรศัพท์ อีเมล หรือเลขทะเบียนสมาชิกเท่าที่ท่านกรอก ท่านเลือกไม่เปิดเผยตัวได้</li>
<li>บันทึกการใช้งาน ได้แก่ วันเวลา หมายเลขไอพี และหน้าที่เปิด</li>
</ul>
<h2>ใช้เพื่ออะไร และใช้ฐานใด</h2>
<ul>
<li>ให้สมาชิกดูข้อมูลของตนเอง ตามสัญญาการเป็นสมาชิกและข้อตกลงการใช้บริการ</li>
<li>ตรวจสอบและตอบเรื่องที่ท่านส่ง ตามประโยชน์โดยชอบด้วยกฎหมายและระเบียบว่าด้วยข้อร้องเรียน เผยแพร่เฉพาะเรื่องที่ท่านอนุญาต และตัดข้อมูลที่ระบุตัวออกก่อน</li>
<li>รักษาความปลอดภัยและตรวจสอบย้อนหลัง ตามประโยชน์โดยชอบด้วยกฎหมายของสหกรณ์</li>
<li>เก็บบันทึกการใช้งาน ตามกฎหมายว่าด้วยการกระทำความผิดเกี่ยวกับคอมพิวเตอร์</li>
</ul>
<h2>เก็บนานเท่าใด</h2>
<ul>
<li>ข้อมูลสมาชิก ตลอดเวลาที่เป็นสมาชิกและตามที่กฎหมายสหกรณ์กำหนดหลังจากนั้น</li>
<li>ข้อมูลติดต่อและถ้อยคำเดิมของเรื่องร้องเรียน ไม่เกิน 365 วันหลังยุติเรื่อง แล้วลบ</li>
<li>บันทึกการใช้งาน ไม่น้อยกว่า 90 วัน แล้วลบ</li>
<li>หลักฐานการเข้าดูและแก้ไขข้อมูล ตามอายุความของกฎหมาย</li>
</ul>
<h2>เปิดเผยแก่ใคร</h2>
<ul>
<li>เจ้าหน้าที่ของสหกรณ์เท่าที่จำเป็นต่อหน้าที่ และหน่วยงานที่กฎหมายให้อำนาจ</li>
<li>ไม่ขายข้อมูล ไม่ส่งข้อมูลไปต่างประเทศ และหน้าเว็บไม่เรียกบริการของบุคคลอื่น</li>
</ul>
<h2>สิทธิของท่าน</h2>
<ul>
<li>ขอดู ขอสำเนา ขอแก้ไข ขอลบ ขอระงับการใช้ หรือคัดค้านการใช้ข้อมูลของท่าน</li>
<li>ถอนความยินยอมได้ทุกเมื่อ ในเรื่องที่เคยให้ความยินยอมไว้</li>
<li>ร้องเรียนต่อคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลได้</li>
</ul>
$html$);
