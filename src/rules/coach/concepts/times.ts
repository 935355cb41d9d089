import { anyOf, type Concept } from './concept.ts'

const day = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend'

export const times: readonly Concept[] = [
  {
    name: 'now',
    phrases: [
      anyOf(
        'right_now now currently this_second this_minute at_the_moment at_this_moment any_second happening_again ' +
          'its_happening already_inside waiting_for_me next_to_go about_to i_am_next any_minute',
      ),
      'i am (in|at|on|outside|inside|stuck|standing|sitting|hiding|backstage|locked) ',
      'in (the|a|my) (bathroom|toilet|toilets|loo|restroom|stall|car|stairwell|hallway|lobby|elevator|lift|corridor|parking lot|supply room|freezer|closet)',
      '(in|next) (#|a few|a couple) (minute|minutes|seconds|sec)',
      'it is (happening|starting|coming)',
      '(locked|hiding|hid|ran|stepped|walked) ~2 (in|into|out|outside|off)',
      'waiting (room|outside|to be)',
      '(they|he|she|people|everyone|everybody) (are|is) ~1 (waiting|looking|staring|watching|calling me)',
    ],
  },
  {
    name: 'soon',
    phrases: [
      anyOf('tomorrow tonight upcoming coming_up later_today this_evening this_afternoon this_weekend soon next_up'),
      'next (week|month|year|time|semester|spring|summer|fall|winter)',
      `(on|this|next|for|by|before|is|until) (${day})`,
      `(${day}) (night|morning|evening|afternoon|at)`,
      'in (#|a few|a couple|an|a|one) ~1 (minute|minutes|hour|hours|day|days|week|weeks|month|months)',
      'at (#) ~1',
      '(starts|starting|coming|happening) ~2 (soon|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next)',
      'the (night|day|morning|week) before',
      'i (have|have got|got) (a|an|my|the|to)',
      '(is|are) (coming|picking|taking|going to|meeting)',
      '(am|are|is) (going|meeting|supposed|meant|flying|seeing|invited)',
      '(have|been|got|am) invited',
      'i (will|would) (have to|be|know|go|end|stand|run|forget|freeze|mess)',
      'what if',
    ],
  },
  {
    name: 'past',
    phrases: [
      anyOf(
        'yesterday last_night last_week last_month ago earlier this_morning afterwards the_other_day ever_since since_then hours_later',
      ),
      `last (${day})`,
      'days (later|ago)',
      'on the way home',
      '(was|were|had|did) (so|such|too|the|a|my)',
      '(went|was) (fine|well|badly|great|awful|terrible|okay|wrong)',
      'still (embarrassed|cringing|hear|thinking|hot|burning|see|ashamed|shaking|think)',
      'after (the|that|my|what|i|yesterday|every|tonight)',
    ],
  },
  { name: 'weekday', phrases: [`(${day}|days|week|weeks|month|months)`] },
  { name: 'night', phrases: [anyOf('3am 2am 4am awake sleep asleep insomnia all_night in_bed')] },
  {
    name: 'always',
    phrases: [
      anyOf(
        'always every_time every_day every_single every_week each_time never ever all_the_time constantly keeps keep again',
      ),
    ],
  },
  {
    name: 'lately',
    phrases: [
      anyOf(
        'lately these_days recently for_weeks for_months all_month all_week all_day anymore nowadays this_month these_weeks lots_of_days used_to',
      ),
    ],
  },
]
