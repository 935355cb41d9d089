import { anyOf, type Concept } from './concept.ts'

export const outcomes: readonly Concept[] = [
  {
    name: 'rejected',
    phrases: [
      anyOf(
        'rejected rejection rejects reject ghosted ghosting ghost dumped unmatched blocked ignored ignoring excluded uninvited disinvited ' +
          'friendzoned friendzone left_out left_on_read on_read stood_up turned_down turned_away shot_down passed_over replaced kicked ' +
          'unwanted cancelled_on broke_up breakup heartbroken unfollowed excluded dropped_me no_reply no_replies no_answer no_response ' +
          'not_interested not_invited just_friends just_be_friends stay_friends desk_reject lost_interest template_email',
      ),
      '(said|say|says|tell|told me) (no|she is not|he is not|she has|he has|they were busy|we will see|i am not|i was too|not looking)',
      '(did|do|does|have|has|was|were|am|is) not (get|make|made|invite|invited|ask|asked|pick|picked|reply|answer|answered|text|texted|want me|feel the same|take|show|choose|chosen|respond|look at me|tell me|heard)',
      '(without|except|but not|not) (me|inviting)',
      '(went|gone|go|going) with (someone|somebody|the|another|an|a)',
      '(laughed|laugh) (at me|when i|not mean)',
      '(nobody|no one|none) (came|replied|sat|picked|invited|wished|answered|showed|chose|wanted|asked me)',
      '(has|have) (a )?(boyfriend|girlfriend|someone else|gone quiet|not (answered|replied|texted|written|looked))',
      '(stopped|stop|quit) (answering|talking to me|replying|texting|writing|hanging)',
      '(went|gone|gets|got|goes) (quiet|silent) (on|when)',
      '(new|another) (group chat|best friend)',
      '(not|was not) ~1 (the right fit|a fit|my type|his type|her type|on it|chosen|good enough)',
      'then (nothing|silence|he (disappeared|stopped)|she (disappeared|stopped)|posted)',
      'get the hint',
      '(only|last) one ~5 (not|left)',
      '(not|never) (asked|invited) (along|to|me)',
      'back with (his|her|their) ex',
      '(did not|never|does not) (turn up|show up|come|showed up|call back|write back)',
      '(seen|read|viewed) ~3 (none|nobody|no one|not|but)',
      '(strong field|other candidate|other candidates|somebody else|moved on without)',
      '(nice|great|sweet) but',
      '(fake|wrong) number',
      '(looked|look) (right )?through me',
      '(gave|given|give) it to (a|someone|another|him|her)',
      'not a word',
      'my (idea|proposal|application) (got|was)',
      '(cancelled|canceled) (on me|our|for the|again|last minute)',
    ],
  },
  {
    name: 'win',
    phrases: [
      anyOf(
        'proud finally managed yay woohoo success succeeded victory win wins milestone achievement survived progress nailed accomplished ' +
          'did_it made_it guess_what good_news update great well better_than enjoyed helped helps thrilled first_time got_through small_thing ' +
          'big_step small_win celebrate by_myself went_well went_great went_fine worked unmuted cracked_up smiled',
      ),
      '^ (i|ok so i|today i|and i|so i) (did|made|asked|told|said|went|spoke|talked|called|stayed|sat|joined|invited|introduced|raised|gave|answered|returned|started|ordered|read|tried|held|ate|quoted|turned|followed|led|walked|complimented|sent|stood|completed|pushed|volunteered|texted|hosted|finished|speak|got|let|didn)',
      '^ (did|asked|told|said|went|spoke|talked|called|stayed|sat|joined|invited|introduced|raised|gave|answered|returned|started|ordered|read|tried|held|ate|quoted|turned|followed|led|walked|complimented|sent|stood|completed|pushed|volunteered|texted|hosted|finished|upsold|got|made) ',
      'i (actually|finally|even|managed|really) (did|made|asked|told|said|went|spoke|talked|called|stayed|sat|joined|invited|introduced|raised|gave|answered|enjoyed|to)',
      '(she|he|they|everyone|people|someone|coach|boss) (said (yes|it was|i did)|gave me|smiled|laughed (in|with|at my joke)|thanked|replied|answer|answered|listened|used my|is coming|clapped|was nice)',
      '(did not|without) (even )?(die|cancel|panic|cry|apologising|apologizing|notes|rehearsing|wobble|run|leave)',
      '(less|not as) (anxious|scared|bad|nervous)',
      '(it|that) (was|went) (actually |really |so |totally |surprisingly )?(fine|okay|great|good|well|better|amazing|nice|fun)',
      'can not believe i',
      'guess (who|what)',
      'we kissed',
      '(nearly|almost) (did not|cancelled|canceled|turned) ~4 (but|and)',
      '(trick|tip|line|opener|advice|exercise) ~4 (worked|helped|works)',
      '(sky|world) did not (fall|end)',
      'for the first time',
      '(he|she|they|teacher|boss) (said|says) (yes|exactly|thank|thanks|great|well done|of course|good)',
      'even (asked|said|talked|danced|laughed)',
      'thanks to you',
      'i am a new',
      'who am i',
    ],
  },
  {
    name: 'bad_reply',
    phrases: [
      anyOf(
        'awful terrible badly worst wrong ruined ruin messed mess failed fail disaster stumbled stutter stuttering stammer',
      ),
    ],
  },
]
