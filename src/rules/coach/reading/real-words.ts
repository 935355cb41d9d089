/**
 * Words that exist, one slip away from a word the concepts are written in: "working" is no typo of "wording".
 * A concept that brings a new word may bring a neighbor here; the test reads our own articles to find out.
 */
const words =
  'accent action advise advised advisory apologies applies baked banked barman begun black blanket blinked blocker ' +
  'bluish bogus boiling booting bought boxing branch brook browse bubble bunch cafes caged calmer calorie capitol ' +
  'carve carving chafe chance chances chanting chants chapped charger charting chase chemo chief chili chunking ' +
  'claim clamp clamped clang clanking clapper clashes clinging clinking clones combine comes committed composer ' +
  'compost compute computed concept concern contract counted cranked crate craved crook crust curse darting dealing ' +
  'deceit deciding defile deliverer delivery depend deplete diced discard dispatched dispatches doorman doses ' +
  'downing dozing drafty drips drooped drove drown drunk dumpling easier employed employee enjoyer examine excerpt ' +
  'exerciser exist experts exploring factor factors feelings fight files findings flail flailed fling flopping ' +
  'flops forge forty fourth frail froth funding games gauging grasping grateful graves gravy growl grown halve ' +
  'hangover header heading health heaped helper herbs inventing layer layers leaning least listener lived lives ' +
  'loading longer lovely loves manage manor march marched marks matcher mixed moves mumps muted needless nonce ' +
  'opened opting packing palms pants parka parting payer perish pester phase plant plates played playmate please ' +
  'police porter poser pouted prayer praying presets prevented preventing prevents quilting railing raisin rectal ' +
  'relay relayed relays relieving relying repaying replacer replacing residency retread reused reverence reviving ' +
  'rewrote rigging rinsing rising roster route routed routes ruining safer satin saved saving scales seeming shale ' +
  'shall shaming shapes shirt shock shone shoot shore shoved shying slice slider slower smiley socks spilling ' +
  'sprang sprig sprung sputter squire stable stamped staple stare stares starved starving stats stick sting stooped ' +
  'storing strain strayed straying stride strife strive struck studied suits super swear swelling taken tanked ' +
  'testing tests theater though threat threw thrown thunk tinkling tipped trace treble tricky trivial tropics truck ' +
  'tying typings unease unheard unison unread unseen unsold unwatched uphold viewer vista waking washed wasting ' +
  'while widowed widows wobbly worded wordy working world'

export const wordsNearOurs: readonly string[] = words.split(' ')
