/** The journey of a command, drawn: once for wide screens, once for phones. Declared data. */

import { html } from '@ledgerline/look';
import { perLanguage } from '@ledgerline/words';
import { journeyDrawingWords } from '@ledgerline/words/public/drawing';

export const journeyWide = perLanguage((language) => {
  const words = journeyDrawingWords(language);
  return html`
    <svg class="wide" viewBox="0 0 1152 320" role="img" aria-label="${words.summary}">
      <rect class="office" x="700" y="32" width="452" height="256" rx="8"/>
      <rect class="knock" x="718" y="20" width="190" height="24"/>
      <text class="it mid" x="813" y="37">${words.yourMachine}</text>
      <text x="0" y="74">${words.yourProgram}</text>
      <rect class="sheet" x="0" y="96" width="200" height="116" rx="5"/>
      <path class="ink" d="M0 120H200"/>
      <circle class="ink" cx="14" cy="108" r="3"/>
      <circle class="ink" cx="26" cy="108" r="3"/>
      <text class="m" x="16" y="145">send({</text>
      <text class="m" x="30" y="165">debtorCode,</text>
      <text class="m" x="30" y="185">lines,</text>
      <text class="m" x="16" y="203">})</text>
      <text class="s" x="0" y="250">${words.programs}</text>
      <path class="acc" d="M212 152H368"/>
      <path class="acc" d="M361 146L368 152L361 158"/>
      <rect class="knock" x="224" y="119" width="134" height="20"/>
      <text class="ma" x="229" y="134">POST /v1/commands</text>
      <rect class="knock" x="250" y="165" width="82" height="20"/>
      <text class="m" x="254" y="180">202 queued</text>
      <text x="384" y="74">${words.cloud}</text>
      <g>
        <rect class="sheet" x="384" y="96" width="172" height="30" rx="3"/>
        <rect class="wash" x="385" y="97" width="170" height="28" rx="2"/>
        <svg x="393" y="104" width="14" height="14" viewBox="0 0 16 16"><path class="acc" d="M13.5 8A5.5 5.5 0 1 1 8 2.5"/></svg>
        <text class="ma" x="414" y="115.5">create-sales-order</text>
      </g>
      <g>
        <rect class="sheet" x="384" y="139" width="172" height="30" rx="3"/>
        <svg x="393" y="147" width="14" height="14" viewBox="0 0 16 16"><path class="ink" d="M8 2.5a5.5 5.5 0 1 0 .01 0"/></svg>
        <text class="m" x="414" y="158.5">create-ar-payment</text>
      </g>
      <g>
        <rect class="sheet" x="384" y="182" width="172" height="30" rx="3"/>
        <svg x="393" y="190" width="14" height="14" viewBox="0 0 16 16"><path class="ink" d="M8 2.5a5.5 5.5 0 1 0 .01 0"/></svg>
        <text class="m" x="414" y="201.5">read-debtors</text>
      </g>
      <text class="s" x="384" y="250">${words.cloudDoes}</text>
      <path class="acc" d="M744 138H568"/>
      <path class="acc" d="M575 132L568 138L575 144"/>
      <path class="acc" d="M744 172H568"/>
      <path class="acc" d="M575 166L568 172L575 178"/>
      <rect class="knock" x="598" y="108" width="76" height="20"/>
      <text class="m mid" x="636" y="123">${words.anyWork}</text>
      <rect class="knock" x="595" y="183" width="84" height="20"/>
      <text class="m mid" x="637" y="198">${words.result}</text>
      <text x="750" y="90">${words.connector}</text>
      <rect class="sheet" x="750" y="112" width="100" height="84" rx="5"/>
      <path class="acc" d="M789 130v13M811 130v13M780 143h40v9a20 20 0 0 1-40 0ZM800 172v12"/>
      <text class="s" x="750" y="222">${words.outboundOnly}</text>
      <path class="acc" d="M860 152H954"/>
      <path class="acc" d="M947 146L954 152L947 158"/>
      <path class="acc" d="M867 146L860 152L867 158"/>
      <text class="m mid" x="907" y="138">${words.posts}</text>
      <text class="m mid" x="907" y="178">${words.readsBack}</text>
      <text x="968" y="74">${words.accountBook}</text>
      <path class="sheet"
        d="M966 100C994 88 1026 90 1050 104C1074 90 1106 88 1134 100V210C1106 199 1074 200 1050 214C1026 200 994 199 966 210Z"/>
      <path class="ink" d="M1050 104V214"/>
      <path class="mg" d="M984 95V203M987 95V203M1112 95V203M1115 95V203"/>
      <path class="faint" d="M994 115C1012 114 1028 117 1040 122M1060 122C1072 117 1088 114 1106 115"/>
      <path class="faint" d="M994 131C1012 130 1028 133 1040 138M1060 138C1072 133 1088 130 1106 131"/>
      <path class="faint" d="M994 147C1012 146 1028 149 1040 154M1060 154C1072 149 1088 146 1106 147"/>
      <path class="faint" d="M994 163C1012 162 1028 165 1040 170M1060 170C1072 165 1088 162 1106 163"/>
      <path class="faint" d="M994 179C1012 178 1028 181 1040 186M1060 186C1072 181 1088 178 1106 179"/>
      <path class="acc" d="M1064 152C1076 147 1088 145 1102 146"/>
      <path class="acc" d="m1119 148 4 4 8-9"/>
      <text class="s" x="968" y="250">${words.booksStay}</text>
      <rect class="knock" x="768" y="276" width="362" height="24"/>
      <text class="it mid" x="949" y="293">${words.nothingOpen}</text>
      <circle class="bead bw1" r="5"/>
      <circle class="bead bw2 b2" r="5"/>
      <circle class="bead bw3 b3" r="5"/>
      <circle class="bead bw4 b4" r="5"/>
    </svg>
  `;
});

export const journeyTall = perLanguage((language) => {
  const words = journeyDrawingWords(language);
  return html`
    <svg class="tall" viewBox="0 0 352 708" role="img" aria-label="${words.summary}">
      <text x="76" y="42">${words.yourProgram}</text>
      <rect class="sheet" x="76" y="56" width="200" height="116" rx="5"/>
      <path class="ink" d="M76 80H276"/>
      <circle class="ink" cx="90" cy="68" r="3"/>
      <circle class="ink" cx="102" cy="68" r="3"/>
      <text class="m" x="92" y="105">send({</text>
      <text class="m" x="106" y="125">debtorCode,</text>
      <text class="m" x="106" y="145">lines,</text>
      <text class="m" x="92" y="163">})</text>
      <path class="acc" d="M176 184V246"/>
      <path class="acc" d="M170 239L176 246L182 239"/>
      <rect class="knock" x="186" y="203" width="132" height="20"/>
      <text class="ma" x="190" y="218">POST /v1/commands</text>
      <text x="90" y="272">${words.cloud}</text>
      <g>
        <rect class="sheet" x="90" y="286" width="172" height="30" rx="3"/>
        <rect class="wash" x="91" y="287" width="170" height="28" rx="2"/>
        <svg x="99" y="294" width="14" height="14" viewBox="0 0 16 16"><path class="acc" d="M13.5 8A5.5 5.5 0 1 1 8 2.5"/></svg>
        <text class="ma" x="120" y="305.5">create-sales-order</text>
      </g>
      <g>
        <rect class="sheet" x="90" y="322" width="172" height="30" rx="3"/>
        <svg x="99" y="330" width="14" height="14" viewBox="0 0 16 16"><path class="ink" d="M8 2.5a5.5 5.5 0 1 0 .01 0"/></svg>
        <text class="m" x="120" y="341.5">create-ar-payment</text>
      </g>
      <g>
        <rect class="sheet" x="90" y="358" width="172" height="30" rx="3"/>
        <svg x="99" y="366" width="14" height="14" viewBox="0 0 16 16"><path class="ink" d="M8 2.5a5.5 5.5 0 1 0 .01 0"/></svg>
        <text class="m" x="120" y="377.5">read-debtors</text>
      </g>
      <path class="acc" d="M96 480V402M126 480V402"/>
      <path class="acc" d="M90 409L96 402L102 409"/>
      <path class="acc" d="M120 409L126 402L132 409"/>
      <rect class="knock" x="138" y="413" width="150" height="40"/>
      <text class="m" x="142" y="428">${words.anyWork}</text>
      <text class="m" x="142" y="447">${words.result}</text>
      <rect class="office" x="4" y="474" width="344" height="204" rx="8"/>
      <rect class="knock" x="56" y="463" width="172" height="22"/>
      <text class="it mid" x="142" y="479">${words.yourMachine}</text>
      <text x="24" y="520">${words.connector}</text>
      <rect class="sheet" x="24" y="534" width="100" height="84" rx="5"/>
      <path class="acc" d="M63 552v13M85 552v13M54 565h40v9a20 20 0 0 1-40 0ZM74 594v12"/>
      <text class="s" x="24" y="640">${words.outboundOnly}</text>
      <path class="acc" d="M130 576H160"/>
      <path class="acc" d="M154 570L161 576L154 582"/>
      <path class="acc" d="M137 570L130 576L137 582"/>
      <text x="172" y="520">${words.accountBook}</text>
      <path class="sheet"
        d="M170 540C198 528 230 530 254 544C278 530 310 528 338 540V650C310 639 278 640 254 654C230 640 198 639 170 650Z"/>
      <path class="ink" d="M254 544V654"/>
      <path class="mg" d="M188 535V643M191 535V643M316 535V643M319 535V643"/>
      <path class="faint" d="M198 555C216 554 232 557 244 562M264 562C276 557 292 554 310 555"/>
      <path class="faint" d="M198 571C216 570 232 573 244 578M264 578C276 573 292 570 310 571"/>
      <path class="faint" d="M198 587C216 586 232 589 244 594M264 594C276 589 292 586 310 587"/>
      <path class="faint" d="M198 603C216 602 232 605 244 610M264 610C276 605 292 602 310 603"/>
      <path class="faint" d="M198 619C216 618 232 621 244 626M264 626C276 621 292 618 310 619"/>
      <path class="acc" d="M268 592C280 587 292 585 306 586"/>
      <path class="acc" d="m323 588 4 4 8-9"/>
      <rect class="knock" x="62" y="667" width="228" height="22"/>
      <text class="it mid" x="176" y="683">${words.noPort}</text>
    </svg>
  `;
});
