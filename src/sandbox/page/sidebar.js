import { post } from './api.js';
import { avatar } from './avatar.js';
import { byId, h } from './dom.js';
import { icon } from './icons.js';
import { state } from './state.js';

const isNarrow = () => matchMedia('(max-width: 760px)').matches;

/** Channels, threads and direct conversations; `go(id)` enters one. */
export function drawPlaces(go) {
  const enter = (id) => {
    showSidebar(false);
    go(id);
  };
  const channels = state.places.filter(({ kind }) => kind === 'channel').sort((a, b) => a.position - b.position);
  const direct = state.places.filter(({ kind }) => kind === 'direct');
  byId('places').replaceChildren(
    h('h3', {}, 'Text channels'),
    h(
      'ul',
      {},
      channels.map((place) => branch(place, enter)),
    ),
    addForm('Add a channel', 'channel-name', 'name of the channel', (name) => addChannel(name, enter)),
    direct.length > 0 ? h('h3', {}, 'Direct messages') : '',
    direct.length > 0
      ? h(
          'ul',
          {},
          direct.map((place) => h('li', {}, placeButton(place, enter))),
        )
      : '',
  );
}

function branch(place, enter) {
  const threads = state.places.filter(
    ({ parentId, archived, id }) => parentId === place.id && (!archived || id === state.placeId),
  );
  return h(
    'li',
    {},
    placeButton(place, enter),
    threads.length > 0
      ? h(
          'ul',
          { class: 'threads' },
          threads.map((thread) => h('li', {}, placeButton(thread, enter))),
        )
      : null,
  );
}

const SIGNS = { channel: '#', direct: '@' };

const signOf = ({ kind, isPrivate }) => SIGNS[kind] ?? icon(isPrivate ? 'lock' : 'thread');

function placeButton(place, enter) {
  const calls = state.unread.get(place.id);
  const classes = ['place', calls !== undefined && 'unread', place.archived && 'archived'];
  return h(
    'button',
    {
      type: 'button',
      class: classes.filter(Boolean).join(' '),
      'aria-current': place.id === state.placeId ? 'page' : null,
      data: { channelId: place.id, channelName: place.name },
      click: () => enter(place.id),
    },
    h('span', { class: 'sign', 'aria-hidden': 'true' }, signOf(place)),
    h('span', { class: 'place-label' }, place.name),
    calls ? h('span', { class: 'calls', 'aria-label': `${calls} for you` }, calls) : null,
  );
}

/** A link that opens into an input; `add` returns what was wrong, if anything. */
function addForm(label, name, placeholder, add) {
  const input = h('input', {
    type: 'text',
    name,
    placeholder,
    'aria-label': placeholder,
    maxlength: 100,
    data: { add: name },
  });
  const fault = h('p', { class: 'failed', role: 'alert' });
  const submit = async (event) => {
    event.preventDefault();
    fault.textContent = (await add(input.value.trim())) ?? '';
  };
  return h(
    'details',
    { class: 'adder' },
    h('summary', { data: { adder: name } }, icon('plus'), ` ${label}`),
    h(
      'form',
      { submit: (event) => void submit(event) },
      input,
      h('button', { type: 'submit', class: 'button primary' }, 'Add'),
      fault,
    ),
  );
}

async function addChannel(name, enter) {
  const place = await post('channels', { name });
  if (place.kind === 'failure') return place.text;
  if (!state.places.some(({ id }) => id === place.id)) state.places.push(place);
  enter(place.id);
  return null;
}

/** Who plays in this window, and the others to switch to. `sitDown(name)` switches. */
export function drawPlayers(sitDown) {
  const others = state.players.map((player) => playerRow(player, sitDown));
  const wasOpen = byId('player-panel').querySelector('.player-list')?.open ?? false;
  byId('player-panel').replaceChildren(
    h(
      'details',
      { class: 'player-list', open: wasOpen && !isNarrow() },
      h(
        'summary',
        { 'aria-label': `You play as ${state.me.name}. Switch player`, data: { me: state.me.name } },
        avatar(state.me),
        h('span', { class: 'me' }, h('strong', {}, state.me.name), h('span', { class: 'small' }, 'Switch player')),
        h('span', { class: 'turn' }, icon('up')),
      ),
      h('ul', {}, others),
      addForm('Add a player', 'player-name', 'name of the player', async (name) => {
        const player = await post('players', { name });
        if (player.kind === 'failure') return player.text;
        sitDown(player.name);
        return null;
      }),
    ),
  );
}

function playerRow(player, sitDown) {
  const isMe = player.id === state.me.id;
  return h(
    'li',
    { class: 'player-row' },
    h(
      'button',
      {
        type: 'button',
        class: 'player',
        'aria-current': isMe ? 'true' : null,
        data: { player: player.name },
        click: () => sitDown(player.name),
      },
      avatar(player, false, 'little'),
      player.name,
      isMe ? ' (you)' : '',
    ),
    h(
      'a',
      {
        class: 'elsewhere',
        href: `?${new URLSearchParams({ as: player.name, channel: state.placeId })}`,
        target: '_blank',
        title: `A second window as ${player.name}`,
        'aria-label': `Open a second window as ${player.name}`,
      },
      icon('window'),
    ),
  );
}

/** On a narrow screen the sidebar slides over the channel. */
export function showSidebar(isOpen) {
  document.body.classList.toggle('sidebar-open', isOpen);
  byId('open-sidebar').setAttribute('aria-expanded', `${isOpen}`);
  byId('curtain').hidden = !isOpen;
}

export function readySidebar() {
  byId('open-sidebar').addEventListener('click', () => showSidebar(!document.body.classList.contains('sidebar-open')));
  byId('curtain').addEventListener('click', () => showSidebar(false));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') showSidebar(false);
  });
}
