/** What the clipboard holds after a copy out of other programs: markup of their kind. */
export const clipboards = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
    <style>p.MsoNormal{margin:0}</style>
    <!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body lang=TH>
    <h1 style='mso-style-name:หัวเรื่อง'><span
    style='font-family:"TH SarabunPSK"'>ประกาศ<o:p></o:p></span></h1>
    <p class=MsoNormal style='text-indent:36pt'><b><span
    style='font-size:16.0pt'>เรื่องด่วน</span></b>&nbsp;
    <span style='color:red;mso-fareast-font-family:Angsana'>โปรดทราบ</span><o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst
    style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='mso-list:Ignore'>·<span
    style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>ข้อหนึ่ง</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span
    style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>ข้อสอง</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span
    style='mso-list:Ignore'>1.<span>&nbsp; </span></span>ลำดับแรก</p>
    <table class=MsoTable border=1 style='border-collapse:collapse'><tr><td width=100 colspan=2
    style='border:solid'><p class=MsoNormal>รวม</p></td></tr></table>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p></body></html>`,
  facebook: `<div class="x1n2onr6" dir="auto"
    style="text-align:start"><div dir="auto">สหกรณ์ปิดทำการ
    <span class="x3nfvp2"><img height="16" width="16" alt="😀"
    src="https://static.xx.fbcdn.net/e.png"></span></div>
    <div dir="auto">ดูที่ <a role="link"
    href="https://l.facebook.com/l.php?u=https%3A%2F%2Fcoop.example%2Fa%3Fb%3D1%26fbclid%3DIw"
    >coop.example</a>
    <a href="javascript:alert(1)">อ่านต่อ</a></div></div>`,
  line: `<meta charset='utf-8'><span
    style="color: rgb(17, 17, 17); font-family: LINESeedTH">เรียนสมาชิก</span><br>
    <span
    style="font-weight: 700">ประชุมวันเสาร์</span><img
    src="https://stickershop.line-scdn.net/1.png" alt="สติกเกอร์">`,
  google: `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span
    style="font-weight:700">หนา</span><span style="font-style:italic">เอียง</span></p></b>`,
} as const;

/** Plain words, as a PDF gives them: each line of the page is one. */
export const pdfText = `ระเบียบสหกรณ์ว่าด้วยการให้เงินกู้แก่สมาชิกสามัญและสมาชิก
สมทบ พ.ศ. 2568
1. ผู้กู้ต้องเป็นสมาชิก
2. ผู้กู้ต้องไม่ผิดนัด

หมวดที่สอง`;
