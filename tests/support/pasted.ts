/** What programs put on the clipboard as text/html, shortened to what matters. */

/** Word 2021 for Windows: paragraphs that play lists, runs cut into pieces, a picture of the writer's own disk. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-text:"•";} --></style></head>
<body lang=TR style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoTitle>Iğdır’da <span style='mso-spacerun:yes'> </span>çığ araması<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Nasıl başladı?</h2>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=TR style='font-size:12.0pt;font-family:"Calibri",sans-serif'>Ekip sabah <b style='mso-bidi-font-weight:normal'>altı</b><b>da</b> yola çıktı;
rüzgâr <i>çok</i> sertti.</span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Çığ sondası</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>iki metrelik</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>üç metrelik</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Kürek</p>
<p class=MsoNormal>Sıra şöyleydi:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Ön keşif</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Arama</p>
<p class=MsoNormal><img width=300 height=200 src="file:///C:/Users/ayse/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"></p>
<p class=MsoNormal>Ayrıntı: <a href="https://ornek.org/duyuru?id=7&amp;utm_source=bulten&amp;fbclid=IwAR0">duyuru</a>, <a href="file:///C:/Rapor.docx">rapor</a><a href="#_ftn1" name="_ftnref1"><span>[1]</span></a>.</p>
<!--EndFragment--></body></html>`;

export const wordAsMarkdown = `## Iğdır’da çığ araması

### Nasıl başladı?

Ekip sabah **altıda** yola çıktı; rüzgâr *çok* sertti.

- Çığ sondası
  - iki metrelik
  - üç metrelik
- Kürek

Sıra şöyleydi:

1. Ön keşif
2. Arama

Ayrıntı: [duyuru](https://ornek.org/duyuru?id=7), rapor\\[1\\].`;

/** Google Docs: one b around everything, styles instead of elements, lists beside the items they belong to. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f0c">
<h1 dir="ltr"><span style="font-size:20pt;font-weight:700;color:#000000">Gönüllü eğitimi</span></h1><br />
<p dir="ltr"><span style="font-weight:400;font-style:normal">Başvurular </span><span style="font-weight:700">15 Ocak</span><span style="font-weight:400">’ta </span><span style="font-style:italic">sona eriyor.</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>İlk yardım</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Kırık ve çıkık</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Düğümler</span></p></li></ul>
<p dir="ltr"><a href="https://www.google.com/url?q=https://ornek.org/basvuru&amp;sa=D&amp;source=editors"><span style="text-decoration:underline">Başvuru formu</span></a><span> · </span><a href="javascript:alert(1)">tıkla</a></p>
<br /></b>`;

export const googleDocsAsMarkdown = `## Gönüllü eğitimi

Başvurular **15 Ocak**’ta *sona eriyor.*

- İlk yardım
  - Kırık ve çıkık
- Düğümler

[Başvuru formu](https://ornek.org/basvuru) · tıkla`;
