import { anyOf } from '../concepts/concept.ts'
import type { AreaPhrases } from './area-phrases.ts'

const them = '(him|her|me|them|someone|somebody)'
const one = '(girl|guy|woman|man|boy|lady|dude|chick|gentleman|widow|widower|dad|mother|hottie|cutie)'

export const datingPhrases: readonly AreaPhrases[] = [
  {
    area: 'dating',
    weight: 2,
    phrases: [
      anyOf(
        'dating crush tinder hinge bumble okcupid grindr match_com first_date second_date third_date fourth_date blind_date coffee_date dates ' +
          'date_night dinner_date speed_dating double_date dating_app dating_apps the_app flirt flirting flirty flirts unmatched matched ' +
          'ghosted ghosting friendzoned friendzone talking_stage situationship romantic romantically first_kiss soulmate hookup ' +
          'my_ex his_ex her_ex dumped broke_up breakup break_up boyfriend_material girlfriend_material single_again valentine valentines ' +
          'swipe swiped swiping stood_me_up out_of_my_league asked_out on_read left_on_read left_on_delivered his_type her_type my_type kiss ' +
          'same_way_about attracted_to online_match tinder_match her_profile his_profile new_relationship',
      ),
      '(a|the|my|our|on|first|this|her|his|that|bad|any|next|last|another|video|movie) (date|dates)',
      'date (with|tonight|tomorrow|on|this|in|is|was|went|night|early|at)',
      '(ask|asked|asking|take|taking|took|takes|invite|invited|going|go|went) (him|her|me|them|out) (out|to (dinner|the (cinema|movies|dance))|for (a drink|drinks|coffee|dinner|ramen|lunch|cinema)|dancing|with)',
      `(asked|ask|asking|invite|invited|invites) ${them} (out|to (homecoming|prom|dance|the dance|dinner|the movies|see a (film|movie)|get))`,
      '(drinks|dinner|coffee|lunch|supper|movie|movies|tacos|smoothies|walk|sushi|picnic|a drink) (w|with|thursday|friday|saturday|tonight) ~1 (him|her)',
      '(wear|say|do|text|message|write) ~2 (with|to) (my crush|a match)',
      'i ~1 (like|love|fancy|am into|have feelings for) (him|her|this (girl|guy|boy|woman|man))',
      '(told|tell|telling) (him|her) (how i feel|i (like|love|liked))',
      '(likes|like|liked|love|loves) (him|her|me) (back|too|or)',
      '(she|he) (likes|like) me',
      '(her|his|their) (number|flat|place|profile|pics|photos)',
      '(has|have|got|already has) (a )?(boyfriend|girlfriend)',
      '(just|stay|just be) friends',
      '(feel|feels) the same',
      '(i am|seeing|meeting|met|see) (seeing|someone from|someone new|someone else|a (girl|guy|man|woman) from)',
      `(a|the|this|that) ${one} (from|at|in|on|i|who|wants|i met|said yes|asked) ~2 (app|site|application|gym|bar|church|choir|dance|climbing|running|bookshop|online|like|met|me)`,
      '(get|gets|got|am|tongue tied) ~2 around (men|women|girls|guys)',
      '(see|meet) (her|him|me) again',
      '(he|she) (is|was) (picking|taking|cooking|seeing|coming) (me|for me|someone|to visit|up)',
      'after (the|my) (divorce|breakup|split)',
      '(since|haven) ~3 (the divorce|my divorce|my husband|my wife|harold)',
      '(he|she) (lost interest|disappeared|ghosted|viewed my story|cancelled|canceled|never showed)',
      '(on )?our (date|dates|third date)',
      '(not|never) ~1 looking for anything',
      '(ask|asking|asked) ~7 out $',
      'back with (his|her) ex',
      '(we|i) (kissed|held hands|made out)',
      '(see|seeing) (him|her) (again|tonight|tomorrow|on)',
      '(no|a) spark',
      '(kissed|hugged) (him|her|me)',
      '(in|with) (his|her) ex',
      '(had|have|been) ~2 (dates|a date)',
      'my (match|date)',
    ],
  },
  {
    area: 'dating',
    weight: 1,
    phrases: [
      anyOf(
        'date girlfriend boyfriend ex crush love heart_broken prom homecoming single divorced kissed gorgeous handsome cute beautiful ' +
          'texting_her texting_him her_hand',
      ),
      '(text|texts|texting|texted|message|dm|write) (him|her|me|back|to him|to her)',
      '(him|her) (out|again|tonight|tomorrow)',
      '(he|she) (suggested|cancelled|canceled|did not (turn|show) up|stood me up|never showed)',
      '(her|his) bio',
      '(us|just us) two',
    ],
  },
]
