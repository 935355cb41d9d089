import type { PhraseGroup } from '../signal.ts'
import { own, self } from './words.ts'

const limb = '(arm|arms|leg|legs|thigh|thighs|wrist|wrists|skin|stomach|body|hips|ankles|forearm|hand|hands)'

/** What people scratch or cut themselves with. */
const edge =
  '(compass|blade|blades|razor|razors|scissors|knife|lighter|pin|pins|needle|sharpener|paperclip|ruler|tweezers|nails|fingernails|shard)'

/** Self-harm, mostly without a wish to die. */
export const injuryPhrases: readonly PhraseGroup[] = [
  {
    name: 'self_injury',
    kind: 'self_harm',
    strength: 'crisis',
    hasSubject: true,
    mayBeAccident: true,
    phrases: [
      `(cut|cuts|cutting|burn|burns|burned|burnt|burning|stabbed|scratched|harm|harms|harming|harmed|stab|stabbing|carve|carving|strangle|choke|choking|mutilate|injure|injuring) ${self} !(off|some|short|out|loose|down|up|on)`,
      `(hurt|hurts|hurting) ${self} !(more|by|financially|again by)`,
    ],
  },
  {
    name: 'self_injury',
    kind: 'self_harm',
    strength: 'crisis',
    hasSubject: true,
    phrases: [
      `(punch|punching|hit|hitting|scratch|scratching|bite|biting|slap|slapping|bang|banging) ~1 (${self}|my head|my arms|my legs) ~4 (until|till|to feel|to calm|to stop|bleed|bruise|bruises|hard|when i|every|so i|in the (head|face))`,
      `(cut|cuts|cutting|slice|slicing|burn !(scar|scars|mark|marks)|burning|carve|carving|scratch|scratching) ~1 (up|into|on)? ${own} ~1 ${limb}`,
      // "It's just my arms. I've been scratching them with a compass": the arms are in the sentence before.
      `my ~1 ${limb} (.|,)? ~5 (scratch|scratching|scratched|cut|cutting|carve|carving|poke|poking|stab|stabbing|jab|jabbing|burn|burning) (them|it|at them|into them) ~2 (with|using) ~2 ${edge}`,
      `(scratch|scratching|scratched|poke|poking|stab|stabbing|jab|jabbing) ~1 (my|at my|into my) ~1 ${limb} ~3 (with|using) ~2 ${edge}`,
      'self (harm|harms|harming|harmed|injure|injury|injuring|mutilation|mutilate|injured) !(awareness|prevention)',
      '(started|start|starting|back to|been|stop|stopped|restarted|went back to|into|about|of|with) ~1 cutting (again|$|every|when|because|myself|at night|to|and i)',
      'cutting (again|is the only|helps|makes me feel|calms|to feel|to cope|every (day|night)|when i feel)',
      '(new|fresh|more|hide|hiding|found|saw|seen|see|covered in|covering) ~1 (my|the|new|fresh)? (cuts|self harm|burns) ~3',
      '(urge|urges|want|wanted|craving|need|tempted) to ~1 burn $',
      '(urge|urges|want|wanted|craving|need|going|tempted) to ~1 burn (myself|again|right|really|deep|badly)',
      '(urge|urges|want|wanted|craving|need|going|tempted) to ~1 (cut|hurt|harm|self harm) (myself|again|$|so|right|really|deep|badly)',
      '(relapsed|relapse|relapsing) ~4 (cut|cutting|self harm|harm|cuts|razor|blade|scars|arm|arms|thighs|sh)',
      '(self harm|cutting|cut|harm) ~4 (relapsed|relapse)',
      '(i|and|then) cut (again|last night|tonight|this morning|deeper|deep)',
      '(deeper|deep) ~6 (does not|do not|will not|is not|not) (close|closing|stay closed|stop bleeding|stopping)',
      '(need|want|deserve) to (feel pain|bleed|hurt $|suffer)',
      '(want|need|like|see|watch|make) ~2 (myself|me) bleed',
      '(make|making) myself bleed',
    ],
  },
  {
    // A sentence that says nothing but "I cut." A hairdresser goes on: "I cut, she colors."
    name: 'self_injury',
    kind: 'self_harm',
    strength: 'crisis',
    ignores: ['negated'],
    phrases: ['^ i cut !(,) $'],
  },
  {
    // "Stuff on my legs I don't want people to see": self-harm that is not named. We ask about it.
    name: 'marks_hidden',
    kind: 'self_harm',
    strength: 'soft',
    points: 1,
    ignores: ['negated'],
    phrases: [
      '(stuff|things|marks|lines|something) on my (legs|leg|arms|arm|thighs|wrists|wrist|stomach) ~6 (see|seen|seeing|notice|hide|hiding|show|showing)',
    ],
  },
  {
    // No points: past events must not add up to an alarm.
    name: 'self_injury_past',
    kind: 'self_harm',
    strength: 'soft',
    points: 0,
    ignores: ['past', 'negated'],
    phrases: [
      'used to (cut|burn|self harm) (but|and|when|because|,|a lot|every (day|night|week)|as a (kid|teen|teenager)|in (high school|college|middle school)|years ago|$)',
    ],
  },
  {
    name: 'self_injury_past',
    kind: 'self_harm',
    strength: 'soft',
    points: 2,
    ignores: ['past', 'negated'],
    phrases: [
      // Everybody has scars. What gives these away is hiding them, where they are, or the word for them.
      '(my|the|old) self harm scars',
      '(hide|hiding|cover|covering|ashamed of|show|see|seen|saw|noticed|asks about|asked about) ~2 (my|the|old) scars !(from my (surgery|operation|accident|appendix|c section))',
      '(my|the) scars (are|were)',
      '(my|the|old) scars (on|all over) ~2 (my|arms|arm|wrists|wrist|thighs|legs)',
      '(after|since|from|survived|had) (an|my|a) ~1 (suicide attempt|attempt|overdose) !(to|at)',
      '(clean|free) (from|of) ~1 (self harm|cutting|harming|sh)',
      '(year|years|months|weeks|days) clean $',
      '(not|never) ~3 (do anything (stupid|bad|to myself|to hurt)|act on it|act on them|do something stupid|go through with it)',
      '(not that i would|would not|will not|would never|not going to) do anything $',
      `(not|never) (hurt|harm|cut|hurting|harming) (myself|anyone|anybody|me)`,
    ],
  },
]
