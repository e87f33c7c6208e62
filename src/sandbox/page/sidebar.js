import { post } from './api.js';
import { avatar } from './avatar.js';
import { byId, h } from './dom.js';
import { icon } from './icons.js';
import { state } from './state.js';

const isNarrow = () => matchMedia('(max-width: 760px)').matches;

/** Enters a channel; sits down as somebody else. Both put the sidebar out of the way. */
let enter = null;
let sit = null;
const channelList = h('ul');
const directList = h('div');
const playerList = h('ul');
const mySeat = h('summary');
const players = h('details', { class: 'player-list' }, mySeat, playerList);

/** Channels, threads and direct conversations. */
export function drawPlaces() {
  const channels = state.places.filter(({ kind }) => kind === 'channel').sort((a, b) => a.position - b.position);
  const direct = state.places.filter(({ kind }) => kind === 'direct');
  channelList.replaceChildren(...channels.map(branch));
  directList.replaceChildren(
    ...(direct.length > 0
      ? [
          h('h3', {}, 'Direct messages'),
          h(
            'ul',
            {},
            direct.map((place) => h('li', {}, placeButton(place))),
          ),
        ]
      : []),
  );
}

function branch(place) {
  const threads = state.places.filter(
    ({ parentId, archived, id }) => parentId === place.id && (!archived || id === state.placeId),
  );
  return h(
    'li',
    {},
    placeButton(place),
    threads.length > 0
      ? h(
          'ul',
          { class: 'threads' },
          threads.map((thread) => h('li', {}, placeButton(thread))),
        )
      : null,
  );
}

const SIGNS = { channel: '#', direct: '@' };

const signOf = ({ kind, isPrivate }) => SIGNS[kind] ?? icon(isPrivate ? 'lock' : 'thread');

function placeButton(place) {
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

/** A link that opens into an input, which is at once typed into; `add` returns what was wrong, if anything. */
function addForm(label, name, about, add) {
  const input = h('input', {
    type: 'text',
    name,
    placeholder: 'Name',
    'aria-label': about,
    autocomplete: 'off',
    maxlength: 100,
    data: { add: name },
  });
  const fault = h('p', { class: 'failed', role: 'alert' });
  const submit = async (event) => {
    event.preventDefault();
    fault.textContent = (await add(input.value.trim())) ?? '';
    if (fault.textContent !== '') return;
    input.value = '';
    adder.open = false;
  };
  const adder = h(
    'details',
    { class: 'adder', toggle: () => adder.open && input.focus() },
    h('summary', { data: { adder: name } }, icon('plus'), ` ${label}`),
    h(
      'form',
      { submit: (event) => void submit(event) },
      input,
      h('button', { type: 'submit', class: 'button primary' }, 'Add'),
      fault,
    ),
  );
  return adder;
}

async function addChannel(name) {
  const place = await post('channels', { name });
  if (place.kind === 'failure') return place.text;
  if (!state.places.some(({ id }) => id === place.id)) state.places.push(place);
  enter(place.id);
  return null;
}

/** Who plays in this window, and the others to switch to. */
export function drawPlayers() {
  const { name } = state.me;
  mySeat.setAttribute('aria-label', `You play as ${name}. Switch player`);
  mySeat.dataset.me = name;
  mySeat.replaceChildren(
    avatar(state.me),
    h('span', { class: 'me' }, h('strong', {}, name), h('span', { class: 'small' }, 'Switch player')),
    h('span', { class: 'turn' }, icon('up')),
  );
  playerList.replaceChildren(...state.players.map(playerRow));
}

async function addPlayer(name) {
  const player = await post('players', { name });
  if (player.kind === 'failure') return player.text;
  sit(player.name);
  return null;
}

function playerRow(player) {
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
        click: () => sit(player.name),
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

/** Builds what stays however often the lists in it are drawn anew. `go(id)` enters a channel, `sitDown(name)` switches. */
export function readySidebar(go, sitDown) {
  enter = (id) => {
    showSidebar(false);
    go(id);
  };
  sit = (name) => {
    if (isNarrow()) players.open = false;
    sitDown(name);
  };
  byId('places').append(
    h('h3', {}, 'Text channels'),
    channelList,
    addForm('Add a channel', 'channel-name', 'name of the channel', addChannel),
    directList,
  );
  players.append(addForm('Add a player', 'player-name', 'name of the player', addPlayer));
  byId('player-panel').append(players);
  byId('open-sidebar').addEventListener('click', () => showSidebar(!document.body.classList.contains('sidebar-open')));
  byId('curtain').addEventListener('click', () => showSidebar(false));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') showSidebar(false);
  });
}
