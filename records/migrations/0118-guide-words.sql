-- The guide that comes with the program says what stands on the buttons of today: how a bill that
-- was not whole is reported and mended, and which page counts the days. Where nobody has said that
-- they read the first version its words are changed; where somebody has, what they read stays, and
-- a second version says what is new. A cooperative that has written a version of its own keeps it.
SET LOCAL ROLE sahakon_owner;

DO $$
DECLARE
  words text;
BEGIN
  SELECT body_html INTO words FROM portal.guide_versions
  WHERE version = 1 AND withdrawn_at IS NULL
    AND NOT EXISTS (SELECT FROM portal.guide_versions WHERE version > 1);
  IF words IS NULL THEN
    RETURN;
  END IF;
  words := replace(words, 'และในหน้าแรกซึ่งนับวันที่เหลือ', 'และในหน้าภาพรวมซึ่งนับวันที่เหลือ');
  words := replace(words,
    'ช่องหนังสือยินยอมบอกว่าสมาชิกให้ความยินยอมหักเงินเดือนเมื่อใด ถ้าว่าง กรุณาสอบถามสหกรณ์ก่อนหัก',
    'ถ้าใต้ชื่อมีคำว่า <strong>ไม่มีหนังสือยินยอม</strong> กรุณาโทรถามสหกรณ์ก่อนหัก');
  words := replace(words,
    'แล้วเลือกผลในช่อง <strong>ผลการหัก</strong> ของแต่ละแถว</li>',
    'แล้วรายงานผลของแต่ละแถว</li>');
  words := replace(words,
    '<li>เลือก <strong>หักได้ครบ</strong> ถ้า',
    '<li>กด <strong>หักได้ครบ</strong> ถ้า');
  words := replace(words,
    '<li>เลือก <strong>หักได้บางส่วน</strong> แล้วกรอก',
    '<li>ถ้าหักได้น้อยกว่านั้น กด <strong>หักไม่ครบ</strong> เลือก '
      || '<strong>หักได้บางส่วน</strong> แล้วกรอก');
  words := replace(words,
    '<li>เลือก <strong>หักไม่ได้</strong> แล้วเลือกเหตุผล ได้แก่',
    '<li>ถ้าหักไม่ได้เลย กด <strong>หักไม่ครบ</strong> เลือก <strong>หักไม่ได้</strong> '
      || 'แล้วเลือกเหตุผล ได้แก่');
  words := replace(words,
    'ถ้าโอนย้ายให้ใส่รหัสหน่วยงานใหม่เมื่อทราบ</li>',
    'ถ้าโอนย้ายให้ใส่หน่วยงานใหม่เมื่อทราบ</li>'
      || '<li>กด <strong>บันทึก</strong> ของแถวนั้น</li>'
      || '<li>เมื่อแถวที่เหลือหักได้ครบทุกราย กดปุ่มบันทึกรายที่เหลือว่าหักได้ครบ เหนือรายชื่อ '
      || 'ปุ่มนี้ไม่รวมรายที่ไม่มีหนังสือยินยอม</li>'
      || '<li>ถ้ารายงานผิด กด <strong>แก้ไข</strong> ในแถวนั้นแล้วเลือกผลใหม่ ทำได้จนกว่าจะส่งผล</li>');
  words := replace(words, '<strong>นำผลจากไฟล์</strong>', '<strong>นำเข้าผลการหักจากไฟล์</strong>');
  words := replace(words, 'ตรวจชื่อและเลขที่บัญชีกับหนังสือ', 'ตรวจธนาคารและเลขที่บัญชีกับหนังสือ');
  words := replace(words,
    '<li>กด <strong>ตรวจและส่งผลให้สหกรณ์</strong> เรียกคืน',
    '<li>กด <strong>ตรวจก่อนส่งผล</strong> เมื่อครบแล้วกด <strong>ยืนยันส่งผล</strong> เรียกคืน');
  words := replace(words,
    '<p>เลือกหักไม่ได้ เหตุผลโอนย้าย และใส่รหัสหน่วยงานใหม่ถ้าทราบ ',
    '<p>กดหักไม่ครบ เลือกหักไม่ได้ เหตุผลโอนย้าย และใส่หน่วยงานใหม่ถ้าทราบ ');
  words := replace(words,
    '<h3>มีคนที่ควรหัก แต่ไม่มีชื่อในงบหน้า</h3>',
    '<h3>สมาชิกลาออก เกษียณ หรือเสียชีวิต</h3>'
      || '<p>กดหักไม่ครบ แล้วเลือกหักไม่ได้ หรือหักได้บางส่วนถ้ายังมีเงินให้หัก '
      || 'และเลือกเหตุผลลาออก เกษียณ หรือเสียชีวิต ถ้าไม่แน่ใจว่าต้องหักหรือไม่ กรุณาถามสหกรณ์ก่อนหัก</p>'
      || '<h3>มีคนที่ควรหัก แต่ไม่มีชื่อในงบหน้า</h3>');
  IF EXISTS (SELECT FROM portal.guide_reads WHERE version = 1) THEN
    INSERT INTO portal.guide_versions (version, title, effective_on, body_html, change_summary)
    SELECT 2, title, (now() AT TIME ZONE 'Asia/Bangkok')::date, words,
      'คำในคู่มือตรงกับปุ่มในระบบ เพิ่มวิธีแก้ผลก่อนส่ง และกรณีสมาชิกลาออก เกษียณ หรือเสียชีวิต'
    FROM portal.guide_versions WHERE version = 1;
  ELSE
    UPDATE portal.guide_versions SET body_html = words WHERE version = 1;
  END IF;
END $$;
