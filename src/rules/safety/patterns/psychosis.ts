import type { PhraseGroup } from '../signal.ts'

const sender =
  '(god|the lord|jesus|allah|satan|the devil|an angel|angels|the voice|the voices|voices|a voice|spirits|demons|demon|the tv|television|the radio|the man in|the signs|the numbers|aliens|the universe|my dead ~1)'

/** Voices, missions, being mind-read or replaced. Feeling watched is not enough: shy people feel that too. */
export const psychosisPhrases: readonly PhraseGroup[] = [
  {
    name: 'voices_command',
    kind: 'psychosis',
    hasBearer: true,
    strength: 'imminent',
    phrases: [
      `${sender} ~3 (tell|tells|telling|told|say|says|saying|said|want|wants|order|orders|ordered|command|commands|commanded|shout|shouts) ~3 (me|us|him|her|i|to) ~2 (kill|hurt|stab|harm|attack|burn|jump|step off|cut|die|drown|strangle|take the knife|get the knife|do it)`,
      '(voice|voices) ~6 (kill|hurt|stab|harm|attack|burn|jump|die|knife)',
    ],
  },
  {
    name: 'voices',
    kind: 'psychosis',
    hasBearer: true,
    strength: 'crisis',
    phrases: [
      '(there is|there was|got|have got|it is|it was|is) (a|this|the|that) voice ~2 (says|say|saying|said|tells|telling|talks|talking|comments|commenting|calls|calling|going on|goes on|when)',
      '(voice|voices) ~2 (says|say|saying|comment|comments|commenting|talks|talking) ~1 (on|about|to)? ~1 (what i|everything i|me all|about me|my name)',
      '(hear|hears|hearing|heard) ~1 (voices|a voice|voices again|whispers|people talking|them talking) ~3 (nobody|no one|not there|in my head|in the wall|in the walls|when i am alone|that are not|telling|say|saying|at night|about me in)',
      '(hear|hearing|hears) voices !(in the|outside|from the|next door|down|behind the|through the (door|wall)|laughing|and (laughter|music)|of)',
      '(voice|voices) (in|inside|from|coming from|through) (my|the|his|her) (wall|walls|vent|vents|tv|radio|ceiling|headset|monitor)',
      `${sender} ~2 (chose|has chosen|picked|sent|talks to|speaks to|is talking to|told|tells|telling) me ~2`,
      '(tv|television|radio|newsreader|songs|adverts|billboards|license plates|street signs|posts) ~2 (talk|talks|talking|speak|speaks|speaking|send|sends|sending|message|messages|(is|are) ~1 about|are) ~2 (to me|me|for me|about me|only for me)',
      '(sending|send|sends|hidden|secret|coded) ~1 (messages|signals|signs) ~3 (me|tv|radio|through|only i|for me)',
      '(read|reads|reading|hear|hears|hearing|steal|stealing|control|controls|controlling|broadcast|broadcasting) ~1 my (mind|thoughts|brain)',
      '(thoughts|mind) (are|is|being) ~1 (broadcast|read|stolen|controlled|inserted|put in)',
      '(chip|implant|tracker|transmitter|microchip) ~2 (in|inside|under|behind) my (head|brain|skin|arm|tooth|teeth|ear|neck|body)',
      '(government|cia|fbi|mi5|police|ministry|neighbors|neighbours|aliens|they|secret service|illuminati) ~2 (is|are|have been|been|keep|keeps) ~1 (spying on me|poisoning|beaming|bugged|bugging|tracking me|listening through|watching me through|following me everywhere|reading my)',
      '(cameras|microphones|bugs|speakers|wires) (in|behind|inside) (my|the) (walls|ceiling|room|lamp|lights|teeth|vents|smoke)',
      '(poisoning|poisoned|putting something in|put something in) ~1 (my|the) (food|water|meals|tea)',
      '(mother|father|mom|mum|dad|wife|husband|baby|son|daughter|brother|sister) (is|was|has been|got) ~2 (not (my|really my)|replaced|swapped|an imposter|an impostor|a clone|not real|a copy|a robot)',
      '(is not|not) my (real)? (mother|mom|mum|dad|father|wife|husband|baby|child) ~6 (replaced|swapped|took|eyes|copy|imposter|impostor|wrong)',
      'i am (the chosen|the messiah|jesus|god|a prophet|immortal|already dead|the second coming)',
      '(chosen by god|mission from|a mission|my mission) ~4 (god|save|world|tonight|angels|jesus|sent|finish|cleanse)',
      '(seeing|see|sees) (things|people|shadows|figures|insects|spiders|bugs) ~2 (that are not|not (really)? there|nobody else|no one else|not real|crawling)',
      '(insects|bugs|things|worms|something) ~1 (crawling|moving|living) (under|inside|in) my (skin|arms|body)',
      '(street signs|everything|coincidences|numbers|colors) ~2 (is|are|has) ~1 (a sign|signs|a message|messages) ~2 (for me|to me)',
    ],
  },
  {
    // Somebody may really be paged, gossiped about over the radio, or given a bad lunch, so this only asks.
    name: 'heard_through_things',
    kind: 'psychosis',
    strength: 'soft',
    points: 2,
    phrases: [
      '(pass|passing|send|sending|leave|leaving|put|putting) ~1 (notes|messages|signals) ~1 about me ~6 (headset|headsets|calls|line|lines|hold|radio|screen|screens|tv)',
      '(hear|hearing) (it|them|me|my name) ~2 (under|behind|between|beneath|underneath|through) the (calls|call|music|noise|announcements|hold)',
      '(tannoy|announcer|loudspeaker|loudspeakers|speakers|till|tills|radio|announcements|intercom) ~1 (says|say|whispers|whisper|repeats) my name ~2 (between|in between|under|behind|so i)',
      '(talk|talks|talking|whispering|laughing) about me (on|over|through) the (scanner|scanners|tannoy|speakers|loudspeaker|tills|till|intercom|tv|television|announcements)',
      '(mute|muted) ~2 i (still)? (hear|heard|can hear) (them|people|everyone) ~2 (talk|talking|laugh|laughing|whispering) ~1 (about|at) me',
      '(she|he|they|it|voice) (says|told me|tells me) ~2 (puts|put|is putting) (something|stuff|things) (in|into) (the|my|his|her) (doughnuts|donuts|coffee|tea|food|lunch|soup|cake|cakes|water)',
    ],
  },
  {
    // Neighbors can be heard at night, too, so this only asks.
    name: 'heard_alone',
    kind: 'psychosis',
    strength: 'soft',
    points: 2,
    phrases: [
      '(hear|hears|hearing|heard) (them|they|people|him|her|somebody|someone) ~6 (when|although|though|but) ~1 (nobody|no one|i am alone|no one else) ~2',
      '(hear|hears|hearing|heard) (them|they|people) ~2 (at home|in my (room|flat|house|bed)|in the (night|house)|at night) (too|as well)',
      '(the thing is|even|now) i (hear|am hearing) (them|they|people) ~2 (at home|in my (room|flat|house|bed)|in the (night|house)|at night)',
      '(hear|hears|hearing|heard) ~2 (talking|talk|speak|speaking|saying|whispering) ~1 about me ~6 (at home|at night|in the night|alone|nobody|no one|through the wall)',
    ],
  },
  {
    // Days without sleep and without tiredness suggest mania; missing one's sleep does not.
    name: 'needs_no_sleep',
    kind: 'psychosis',
    strength: 'crisis',
    ignores: ['negated'],
    phrases: ['(sleeping|slept|sleep) ~3 (days|nights|week|weeks) ~2 (do not|not|no longer) need (it|sleep|to|any)'],
  },
]
