import type { PhraseGroup } from '../signal.ts'

const kin =
  '(nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|mom|mum|mother|dad|father|brother|sister|husband|wife|aunt|auntie|uncle|friend|mate|cousin|son|daughter|boyfriend|girlfriend|partner|lad|boy|girl|man|woman|baby|twin)'
const comes =
  '(sat|sits|sitting|stood|stands|standing|walks|walked|follows|followed|appears|appeared|appearing|shows up|showed up|turns up|turned up|visits|waits|comes and|came and|came in|comes in|talks|speaks|is talking|keeps talking)'
const where =
  '(beside|next to|behind|by (me|my)|at (my|the)|in (my|the)|on (my|the)|with me|to me|in front of|over (me|my)|outside (my|the))'
const order =
  '(get off|step off|step out|jump|do it|join|come with|come to|come over|go with|follow|hurt|kill|cut|drown|walk into|take the)'

/**
 * Somebody dead who is seen or heard. Grief is full of the dead, too: a dream, a voice remembered, a recipe. Those are
 * told apart in `context/setting.ts`, and here by what the dead person does, and where.
 */
export const deadSeenPhrases: readonly PhraseGroup[] = [
  {
    name: 'dead_commands',
    kind: 'psychosis',
    strength: 'imminent',
    ignores: ['negated', 'past'],
    phrases: [
      `dead ${kin} ~12 (tells|told|telling|says|said|saying|wants|orders|asks) ~2 (to)? ~1 ${order}`,
      `(late|dead) ${kin} ~6 (tells|telling|keeps telling|orders) ~2 to ~1 ${order}`,
      `${kin} ~1 who (died|passed|is dead|has died) ~10 (tells|telling|says|wants|orders|saying) ~3 ${order}`,
      `${kin} , who (died|passed) ~3 , ~3 (tells|telling|says|wants|orders|saying) ~3 ${order}`,
      `(late|dead) ${kin} ~8 (me|again|there) ~2 (and|,) (said|says|told me|tells me|kept saying) ~2 (to)? ~1 ${order}`,
      `been dead ~4 (but|and|,) ~1 (he|she|they) ~8 (tells|telling|says|saying|wants|told) ~2 (to)? ~1 ${order}`,
    ],
  },
  {
    name: 'dead_here',
    kind: 'psychosis',
    strength: 'crisis',
    ignores: ['negated', 'past'],
    phrases: [
      `dead ${kin} ~3 ${comes} ~1 ${where}`,
      `dead ${kin} ~5 (appearing|appears|showed up|shows up|turned up|turns up) ~3`,
      `dead ${kin} (was|is|were) ~2 (on|in|at|behind|beside|next to) ~2 (again|me|bus|train|room|kitchen|car|hall|window|bed|stairs|bathroom)`,
      `dead ${kin} ~8 (nobody|no one) else (sees|saw|can see|could see|hears|heard|can hear)`,
      `dead ${kin} (in|at|on|behind) (the|my) ~2 again`,
      `${kin} ~1 who (died|passed) ~3 (was|is) (on|in|at|by) (the|my) ~3 (again|this morning|last night|today|yesterday|tonight)`,
      `(see|seeing) my dead ${kin} ~6 every (day|night|morning|evening|time)`,
      `been dead ~6 (but|and|,) ~3 (he|she|they) (stood|sat|sits|stands|walked|came) ~1 ${where}`,
      `(see|seeing) my dead ${kin} ~8 (speaks|talks|talking|speaking|calling|calls|looking at me|nobody|no one|everywhere|again)`,
      `(hear|hearing|heard) my (dead|late) ${kin} (calling|talking|whispering|from|in the|shouting|crying|outside)`,
      `late ${kin} (was|is) ~5 (next to|beside|behind) me ~2 (again|and|this|last|today)`,
      `late ${kin} ~1 ${comes} ~1 ${where} ~3 (every|again|last night|this morning|tonight|and (talks|tells|speaks))`,
      `${kin} ~2 (died|passed|been dead) ~6 (but|and|,) ~1 (he|she|they) ~1 (was|is|sat|sits|stood|stands|walks|follows|comes) ~1 (in the back|behind|beside|next to|by my|at my|on my|in my) ~8 (again|today|last night|tonight|this morning|talking|told me|tells me)`,
      `been dead ~4 (but|and|,) ~1 (he|she|they) ~1 (walks|follows|sits|stands|comes|was in|was at) ~1 ${where}`,
      `${kin} ~1 who (died|passed|is dead|has died) ~1 (comes|sits|stands|walks|follows|appears|visits|talks) ~4`,
    ],
  },
  {
    // Somebody may have been seen shortly before they died, so this only asks.
    name: 'dead_seen',
    kind: 'psychosis',
    strength: 'soft',
    points: 2,
    ignores: ['negated', 'past'],
    phrases: [`(saw|see|seeing) my ~1 ${kin} ~6 . (he|she|they) (died|passed|is dead|has been dead) ~8`],
  },
]
