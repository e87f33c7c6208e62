import type { Block, EventTree, Item, Paragraph, Part } from '../../book/read/tree.js';
import type { Piece } from '../../book/read/pieces.js';
import { anchorOf, escapeHtml, proseHtml } from './html-text.js';

/** An event as the book has it: numbers, heading, texts, options and outcomes, its spans in small type. */
export function eventHtml(region: string, event: EventTree): string {
  const { id, title, numbers, mark, place, parts } = event;
  const range = numbers ? `${numbers.from}${numbers.to > numbers.from ? `–${numbers.to}` : ''}` : '·';
  const flags = [mark, place && `(${place})`].filter((flag) => flag !== undefined).map((flag) => ` <b>${flag}</b>`);
  return `<article id="${anchorOf(`${region}#${id}`)}">
<h3><span class="n">${range}</span>${flags.join('')} ${proseHtml(title)} <code>${region}#${id}</code></h3>
${parts.map(partHtml).join('\n')}
</article>`;
}

function partHtml({ name, blocks }: Part): string {
  return `${name === '' ? '' : `<h4>${escapeHtml(name)}</h4>\n`}${blocksHtml(blocks)}`;
}

function blocksHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  if (block.kind === 'paragraph') return `<p>${paragraphHtml(block)}</p>`;
  return `<ul>\n${block.items.map(itemHtml).join('\n')}\n</ul>`;
}

function itemHtml({ head, blocks }: Item): string {
  return `<li>${paragraphHtml(head)}${blocks.length > 0 ? `\n${blocksHtml(blocks)}` : ''}</li>`;
}

const paragraphHtml = ({ pieces }: Paragraph): string => pieces.map(pieceHtml).join('');

function pieceHtml(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return proseHtml(piece.text);
    case 'span':
      return `<code>${escapeHtml(piece.source.text)}</code>`;
    case 'reference':
      return `<i>{${escapeHtml(piece.inside)}}</i>`;
    case 'slash':
      return '<b> / </b>';
  }
}
