import { darkColors, lightColors, type ReportColors } from '../colors.ts';
import { drawingStyles } from '../drawing/svgLayer.ts';

function variables({ layers, heat, ...colors }: ReportColors): string {
  return [
    ...Object.entries(colors).map(([name, value]) => `--${name}:${value}`),
    ...layers.map((value, index) => `--l${index}:${value}`),
    ...heat.map((value, index) => `--h${index + 1}:${value}`),
  ].join(';');
}

const numbered = (count: number, rule: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => rule(index)).join('');

/** The style sheet of the HTML report, for both color schemes and for print. */
export const pageStyles = `:root{color-scheme:light dark;${variables(lightColors)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(darkColors)}}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.5 system-ui,"Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif}
:lang(ja) p,:lang(ja) dd{line-height:1.7}
header,main{max-width:1200px;margin:0 auto;padding:16px 24px}
h1{font-size:28px;line-height:1.25;margin:8px 0;overflow-wrap:anywhere}h2{font-size:20px;margin:0 0 12px}h3{font-size:16px;margin:0 0 8px}
nav ul,.legend,.counts{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:0;margin:0}
a{color:var(--brand)}
section section{padding:0;border:0}
main>section{background:var(--paper);border:1px solid var(--hairline);border-radius:10px;padding:20px;margin:0 0 16px}
.verdict{border-left:4px solid var(--brand);padding:4px 12px;background:var(--ground)}.verdict p{margin:4px 0}
.counts{margin:16px 0;font-size:16px}.counts strong{font-size:20px}
.note,small,caption,dt,legend{color:var(--muted);font-size:12px}small{display:block}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:8px 24px;margin:0 0 16px}
dd{margin:0;overflow-wrap:anywhere}dd ul{margin:0;padding-left:20px;columns:18rem}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:24px;align-items:start}
table{border-collapse:collapse;width:100%;margin:0 0 16px;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:4px 0}
th,td{border-bottom:1px solid var(--hairline);padding:6px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{color:var(--muted);font-size:12px;overflow-wrap:break-word}tbody th{font-weight:400}
th.number,.number{text-align:right}
button,select,input[type=search]{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--outline);border-radius:6px;padding:4px 10px;min-height:32px}
@media screen and (pointer:coarse){select,input{font-size:16px!important}}
button{cursor:pointer}button:hover{background:var(--ground)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.board{display:grid;grid-template-columns:220px minmax(0,1fr);gap:16px}
.switches{display:grid;gap:12px;align-content:start}
fieldset{border:1px solid var(--hairline);border-radius:6px;padding:4px 10px 8px;margin:0;min-width:0}
fieldset label{display:flex;gap:6px;align-items:center;min-height:28px;overflow-wrap:anywhere}
.swatch{forced-color-adjust:none;flex:none;width:14px;height:14px;border-radius:3px;background:currentColor;display:inline-block;vertical-align:-2px}
.tools{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:8px}
#stage{border:1px solid var(--hairline);border-radius:6px;background:var(--paper);height:min(70vh,640px);overflow:hidden}
#picture{display:block;width:100%;height:100%;touch-action:none;cursor:grab;user-select:none;--u:20;--mx:1}
#outline{fill:none;stroke:var(--ink);stroke-width:15}
.layer{opacity:.8}#holes,.holes{color:var(--paper)}
${numbered(8, (index) => `.l${index}{color:var(--l${index})}`)}
.parts path{fill:none;stroke:var(--muted);stroke-width:8}.parts text{fill:var(--ink);text-anchor:middle}
.parts g text{transform-box:fill-box;transform-origin:center}.mirrored .parts g text{scale:-1 1}
#heat{opacity:.75}${numbered(5, (index) => `.h${index + 1}{fill:var(--h${index + 1});color:var(--h${index + 1})}`)}
#trail,.trail{fill:none;stroke:var(--ink);stroke-width:calc(var(--u)*3);stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:calc(var(--u)*2) calc(var(--u)*5)}
.mark .k{transform:scale(calc(var(--u)*var(--mx)),calc(var(--u)*-1))}
.mark polygon{stroke:var(--paper);stroke-width:1}.mark text{font:600 12px system-ui,sans-serif;fill:var(--ink);stroke:var(--paper);stroke-width:3px;paint-order:stroke}
.mark.small text{display:none}.mark.small .k{transform:scale(calc(var(--u)*var(--mx)*.4),calc(var(--u)*-.4))}
.mark.open text{font-size:16px}.mark.open polygon{stroke:var(--ink);stroke-width:2}
.error polygon{fill:var(--error)}.warning polygon{fill:var(--warning)}.info polygon{fill:var(--info)}
.mark.suppressed polygon{fill:var(--paper);stroke-width:2}.mark.suppressed.error polygon{stroke:var(--error)}.mark.suppressed.warning polygon{stroke:var(--warning)}.mark.suppressed.info polygon{stroke:var(--info)}
.suppression{display:block;border-left:3px solid var(--outline);padding-left:8px;margin:4px 0;color:var(--muted)}
.shape{vertical-align:-2px}.severity{white-space:nowrap}
#detail{grid-column:1/-1;border:1px solid var(--hairline);border-radius:6px;padding:12px;display:grid;grid-template-columns:280px minmax(0,1fr);gap:8px 16px}
#detail h3,#detail button{grid-column:1/-1;justify-self:start}
#crop{width:280px;height:280px;border:1px solid var(--hairline);background:var(--paper);--u:4;--mx:1}
#detail dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:0;align-content:start}
.filters{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin-bottom:12px}
.findings thead th{position:sticky;top:0;background:var(--paper);z-index:1}
.findings tbody tr:hover,.findings tr:target,.findings tr.open{background:var(--ground)}
.findings td:nth-child(n+6):nth-child(-n+8){text-align:right;white-space:nowrap}
.findings th,.findings td{overflow-wrap:break-word}.findings td:nth-child(4){overflow-wrap:anywhere;min-width:140px}.findings td:nth-child(5){overflow-wrap:anywhere;min-width:104px}
.findings th:nth-child(n+6):nth-child(-n+8){text-align:right}
.message{font-weight:500}
details{border-bottom:1px solid var(--hairline);padding:6px 0}summary{cursor:pointer;min-height:32px;padding:4px 0}
${drawingStyles}
@media screen and (max-width:800px){header,main{padding:12px 16px}.board,#detail{grid-template-columns:minmax(0,1fr)}main>section{padding:16px 12px}#crop{width:100%;height:auto}.switches{order:1}#detail{order:-1}
button,select,input[type=search],fieldset label{min-height:44px}select,input[type=search]{width:100%}.filters label{width:100%}
.findings,.findings tbody,.findings tr,.findings td{display:block}.findings thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.findings tr{border:1px solid var(--hairline);border-radius:10px;margin-bottom:12px;padding:8px 12px}
.findings td,.findings td:nth-child(n+4):nth-child(-n+8){min-width:0;display:grid;grid-template-columns:96px minmax(0,1fr);gap:0 12px;border:0;padding:3px 0;text-align:left;white-space:normal}
.findings td::before{content:attr(data-label);color:var(--muted);font-size:12px}.findings td>*{grid-column:2}.findings td>button{justify-self:start}}
@media print{@page{margin:12mm}body{background:#fff;font-size:10px}small,caption,dt,legend,.note,thead th{font-size:9px}header,main{max-width:none;padding:0}main>section{border:0;padding:0 0 12px}.switches,.tools,.filters,nav,#board-help,#detail button{display:none!important}.findings .open{border:0;padding:0;min-height:0}.findings td,.findings th{padding:3px}.findings td:nth-child(9){min-width:64mm}.findings td:nth-child(4){min-width:110px}.findings td:nth-child(5){min-width:90px}
.board{display:block}#stage{height:auto}#picture{height:120mm}tr,.verdict{break-inside:avoid}h2,h3,caption{break-after:avoid}thead{display:table-header-group}}
`;
