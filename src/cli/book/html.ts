import type { Book } from '../../book/book.js';
import type { Loaded } from '../../book/load.js';
import type { RegionTree } from '../../book/read/tree.js';
import { eventHtml } from './html-event.js';
import { indexesHtml } from './html-indexes.js';
import { anchorOf, escapeHtml, proseHtml } from './html-text.js';

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.5 Georgia, 'Times New Roman', serif; }
h1, h2 { font-weight: normal; letter-spacing: .03em; }
h2 { border-bottom: 1px solid; margin-top: 3rem; }
h3 { margin: 1.6rem 0 .3rem; font-size: 1.05rem; break-after: avoid; }
h4 { margin: .8rem 0 .2rem; font-style: italic; font-weight: normal; }
p { margin: .3rem 0; } ul { margin: .2rem 0; padding-left: 1.3rem; } li { margin: .15rem 0; }
article { break-inside: avoid; }
code { font: .72rem ui-monospace, monospace; opacity: .7; overflow-wrap: anywhere; }
.n { display: inline-block; min-width: 3.6rem; font-variant-numeric: tabular-nums; }
nav a { margin-right: .8rem; white-space: nowrap; }
dl { font-size: .9rem; columns: 18rem 2; } dt { font-weight: bold; break-after: avoid; } dd { margin: 0 0 .4rem 1rem; }
.note { font-size: .9rem; font-style: italic; }
@media print { nav { display: none; } body { max-width: none; font-size: 10pt; } h2 { break-before: page; } a { color: inherit; text-decoration: none; } }
`;

/** The whole book as one page that needs nothing else, for proof-reading on a screen or on paper. */
export function bookHtml({ book, trees }: Pick<Loaded, 'book' | 'trees'>): string {
  const links = trees.map(({ front, title }) => `<a href="#table-${anchorOf(front.region)}">${escapeHtml(title)}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The Book of Events</title>
<style>${STYLE}</style>
</head>
<body>
<h1>The Book of Events</h1>
<nav>${links.join('\n')}</nav>
${trees.map((tree) => tableHtml(book, tree)).join('\n')}
${indexesHtml(book)}
</body>
</html>
`;
}

function tableHtml(book: Book, { front, title, events }: RegionTree): string {
  const { region, honor, work } = front;
  const people = Object.entries(front.people).map(([id, says]) => `<b>#${id}</b> ${proseHtml(says)}`);
  const facts = [
    region,
    `${events.length} events`,
    ...(honor ? [`Honor ${honor.low} to ${honor.high ?? 'any'}`] : []),
    ...(work !== undefined ? [`work ${work}`] : []),
  ];
  return `<section id="table-${anchorOf(region)}">
<h2>${escapeHtml(title)}</h2>
<p class="note">${escapeHtml(facts.join(', '))}. ${people.join('; ')}</p>
<p>${proseHtml(book.introduction(region) ?? '')}</p>
${events.map((event) => eventHtml(region, event)).join('\n')}
</section>`;
}
