import { anyOf, type Concept } from './concept.ts'

export const talk: readonly Concept[] = [
  {
    name: 'asks_how',
    phrases: [
      'how (do|can|could|should|would|does|to|on earth|i|am i|is|else) ',
      '(what|which) (is|are) (a|the|some) (good|best|way|polite|natural|decent|graceful|non|smooth|reasonable|nice|right)',
      anyOf('tips advice ideas suggestions help_me teach_me tell_me_how any_ideas'),
    ],
  },
  {
    name: 'asks_words',
    phrases: [
      'what (do|should|can|could|would|to|else|even|on earth|am i) ~2 (say|write|ask|talk|open|tell|reply|respond|answer|text|message|lead|put)',
      'what (do|to) (i )?(say|write|ask|reply|talk about)',
      'how (do|should|can|could|would|to) ~1 (word|phrase|put|say|tell|ask|respond|reply|answer)',
      '(give|need|want|send|got|any|some|few|good) (me )?~2 (line|lines|script|words|sentence|opener|openers|openings|opening|examples|phrases|wording|template|icebreaker|icebreakers|topics|questions)',
      anyOf('script scripts wording word_for_word phrasing exit_line exit_lines opening_line opening_lines'),
      'what words',
      'things (i could|to) (say|ask|talk)',
      'something (to|i can|i could|better to) (say|write|open)',
    ],
  },
  {
    name: 'opening',
    phrases: [
      anyOf(
        'start starting opener openers icebreaker icebreakers approach begin beginning initiate first_message first_sentence ' +
          'opening_line opening_lines open_with lead_with break_the_ice speak_first say_hi say_hello say_good_morning hello ' +
          'introduce_myself small_talk compliment first_move strike_up get_talking ball_rolling',
      ),
      '(go|walk|come|went) (up|over) (to|and)?',
      '(talk|talking|speak|speaking|chat|chatting|write|say something|reach out|text|message) (to|with) (someone|people|strangers|a|the|him|her|my|other|new|an|them|this|somebody)',
      '(join|enter|get) (in|into|in on) (a|the|when|on)?',
      '(we|i) (only )?(nod|nodded|never (say|speak|talk)|have not (exchanged|said|spoken))',
      '(sit|sits|stand|stands|standing|sitting|walks) ~2 (alone|next to|beside|near|by)',
      'neither of us',
      'first (thing|line|word|words) (to say|i say)?',
      'after (hi|hello|hey)',
      'want to (talk|speak|say|chat|message|meet|approach|know)',
      'in silence',
    ],
  },
  {
    name: 'flow',
    phrases: [
      anyOf(
        'silence silences quiet dry stall stalls stalled fizzle fizzles dies die died blank lull dead_air one_word awkward_silence ' +
          'awkward_silences keep_going keep_it_going follow_up interesting boring nod nodding nothing stale topic topics small_talk ' +
          'weather continue deeper flow flowing back_and_forth after_that then_nothing interrogation interrogating interview_like',
      ),
      '(run|ran|running|runs) (out|dry)',
      'keep (a|the|it|our|talking|conversation|things) ~1 (conversation|going|alive|flowing|interesting)',
      '(out of|nothing|not (have|know)|no more|used up|no) ~2 (things|to say|to talk|to ask|topics|words|word|else|left)',
      '(mind|head|brain) (goes|is|went|empties|go) (blank|empty|white|out)',
      'goes (blank|white|quiet|dead|silent)',
      '(go|went|gets|got|get|going) (quiet|blank|silent|mute|dry|weird|stuck)',
      '(what|nothing|things) ~2 (next|after that|left|back|to say back)',
      'and then (nothing|it|i|we|they|that|what|my|silence)',
      'after (the|that|we|a) (first|minute|hello|small talk|have covered|weather|where|how|# )',
      '(kill|kills|killing|killed) (every|the|conversation|conversations|it)',
      '(i|just|and) (say|said|answer|reply) (cool|nice|good|yeah|all|yes|um|oh|okay|lol)',
      '(ask|asking|say|said|saying|anything) (anything |something )?back',
      'what else',
      '(my|your|whose|their) turn',
      'question question',
      '(jump|chime|join) in',
      'then (what|they wait|silence|nothing)',
      'now what',
      '(goes|go|went|is|falls|fell) (all )?(quiet|silent)',
      '(nothing|no words|no thing) (comes|came|left|there)',
      '(i am|i was) (empty|done|out) (in|after|of)',
      '(first|next|any) (two|ten|few) (minutes|sentences)',
      'run dry',
    ],
  },
  {
    name: 'exit',
    phrases: [
      anyOf(
        'leave leaving end ending ends exit escape goodbye goodbyes bye trapped cornered corners pinned excuse excuse_myself wrap_up ' +
          'get_away get_out sign_off hop_off bow_out hang_up finish close closing closing_line extricate slip_away move_on walk_away ' +
          'wrap cut_it_short let_you_go go_home get_loose get_off drop_off linger lingers dip over graceful gracefully part_ways',
      ),
      '(will not|does not|never|wont|would not) (stop|shut|let me|leave|end|go)',
      '(keep|keeps|kept|goes|go|talks|talking|talked) (on|talking|and talking|for (hours|ages|an hour)|at me|me)',
      '(need|have|got|want|time|ready|must) to (go|leave|run|work|sleep|head|be going|get back|get home|catch)',
      '(end|finish|close|leave|exit|wrap up|stop|get out of|get off|get away from|cut) (a|the|this|it|that|my|our|an|his|her|someone|from|conversation|texting)',
      'stuck (with|talking|in (a|the) (conversation|hallway|chat))',
      '(on|off) the hook',
      'time to go',
      '(an|for) (hour|hours|ages) ',
      'rude',
      '(have|got) (places|things|somewhere|meds|work) to',
      'take the hint',
    ],
  },
  {
    name: 'class_voice',
    phrases: [
      anyOf(
        'participation participate participating cold_calls cold_calling calls_on_me called_on cold_call raise_my_hand raising_my_hand ' +
          'raised_my_hand hand_up my_hand breakout_rooms breakout whiteboard popcorn discussion discussions socratic critique ' +
          'tutorial seminar volunteers volunteer read_aloud aloud out_loud unmute unmuting roll_call mute contribute contributions clam_up',
      ),
      '(calls|call|called|picks|pick|picked|calling|picking) (on|names|out|me|people|students|us)',
      '(raise|put|raising|putting) (my|your|a)? hand',
      '(answer|answers|question|questions|comment|opinion) (in|during|wrong|every|the teacher|right|stays|on someone)',
      '(speak|talk|say|speaking|talking|said|spoke) (up )?(in|during|at|around|a word in) (class|lectures|lecture|seminar|seminars|discussions|discussion|lessons|the table|there|french|english|spanish|front)',
      '(know|knew|have) the answer',
      '(goes|go|going|went) (around|round|down) (the|asking)',
      '(ask|asking|asks|asked) (a|the|my|us|everyone|me|each) (question|teacher|professor|lecturer|tutor|what|something)',
      '(did|done|do) the reading',
      '(never|not|rarely|zero) ~1 (speak|talk|said|say|spoken|join|participate|answer)',
      'speak up',
      'someone else (says|answers|said)',
      'to the board',
    ],
  },
  {
    name: 'ask_for',
    phrases: [
      anyOf(
        'raise promotion promo pay_rise payrise salary time_off day_off days_off vacation extension workload overtime reference bonus ' +
          'leave_early flexible accommodation accommodations transfer feedback notice resign resigning quit quitting negotiate negotiation ' +
          'underpaid overworked headcount parental_leave sick_leave more_money more_hours swap letter_of_recommendation recommendation_letter ' +
          'recommendation notice micromanaging micromanage swamped drowning my_schedule my_hours my_rota my_case request requesting bigger_role',
      ),
      '(ask|asking|asked) (my|the|for|him|her|to|our|a|if|them) ~2',
      '(bring|bringing|brought|raise|raising|raised|bringing) (it|this|that|the|my|up|them) ~2 (up|with|money)?',
      '(tell|telling) (my|the) (boss|manager|supervisor|coach|director|lead|owner|partner|foreman|professor|advisor)',
      '(talk|speak|talking|speaking|say|put it) (to|with) (my|the|a) ~1 (boss|manager|supervisor|hr|director|owner|lead|advisor|team lead|partner)',
      '(need|want|like) ~1 (off|a day|time|more|help|one off|to ask|to request|to stay|to move|to leave at)',
      '(three|3|a|two|#) (years|year) (without|since|no)',
      '(put|say|mention|explain) (that|it|this) to (him|her|them|my)',
      '(own up|confess|admit|owning up)',
      '(finish|start|leave|come in) (at|early|late|earlier|later) (on|#|four|three|five)?',
      '(promised|supposed) (me )?(a|the|to) ~2 (review|raise|bonus|training)',
    ],
  },
  {
    name: 'refuse',
    phrases: [
      anyOf(
        'decline refuse refusing refused boundary boundaries push_back pushing_back pushback assertive people_pleaser pleaser guilty guilt favor ' +
          'favors favour favours borrow borrows lend cave caved doormat stand_up_for turn_down say_no saying_no said_no say_sorry apologise ' +
          'apologize apologizing pressure pressured pushy disappointing unannounced uninvited dumps dumping volunteering taking_advantage take_advantage ' +
          'advantage too_nice obligated conflict confront confrontation give_in gives_in rather_not agree_to_everything interrupts scope',
      ),
      '(say|saying|said|tell|telling|word|mean|meant) ~2 no',
      '(can not|never|not|could not|hard to|difficult to|can hardly) (say no|refuse|turn|tell|push|get out of)',
      '(tell|telling|told|ask|want|get|make|need) (him|her|them|my|people|someone|it|the|a) ~2 (to stop|stop|not|no|i can not|i am not|i would rather|i do not want|to)',
      '(i|and) (do not|did not|would not) want (to|it|him|her|any)',
      '(always|just|end up|ended up|heard myself|i) (say|saying|said|agree|agreeing|agreed|accept|accepting|nod|nodding|smile|going|yes|sure)',
      '(keep|keeps|kept) (asking|adding|assigning|giving|dumping|pushing|making|inviting|pushing|taking|wanting|saying)',
      '(asked|ask|asks|expects|expect|want|wants) me to (do|stay|work|be|cover|run|help|come|drink|babysit|take|lend|pay|join|drive|host|visit)',
      '(without|not) asking',
      '(out of|get out of) (it|something|excuses)',
      'do (his|her|their|everyone|someone) ~1 (work|tasks|job|share)',
      '(regret|instead of) (it|telling)',
      'i (never|can not|let) (say anything|it|them|him|her|people)',
      'for free',
      'yes (again|every|falls|when)',
      '(walk|walks|step|talk) (all )?(over|on) (me|my)',
      '(not|never) (said|say) (a word|anything|a thing)',
      '(took|take|taken) (on|it on) ',
      'i did not want (the|to|it)',
      'no is not',
      '(undo|get out of|take back) (that|it|this)',
      '(practically|basically) lives',
      '(gets|takes|wants) my (money|stuff|seat|food|time|number|keys|clothes|notes)',
      '(would like|want) (him|her|them) to stop',
    ],
  },
]
