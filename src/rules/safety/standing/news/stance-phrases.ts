import type { NewsGroup } from './news-group.ts'

/** How people react to being asked. */
export const stancePhrases: readonly NewsGroup[] = [
  {
    name: 'not_mine',
    ignoresNegation: true,
    phrases: [
      '(not|never) (me|about me|mine|myself|for me) ~1 (it is|its|but|,|.|my|him|her|them|i mean|she|he)',
      '(it is|its|i mean|i meant|talking about|asking for|this is|that is|that was) (about|for)? ~1 (my|a|him|her|them) ~2 (friend|sister|brother|mom|mum|dad|son|daughter|boyfriend|girlfriend|husband|wife|partner|roommate|cousin|neighbor|student|classmate|coworker|colleague)? ~2 (not me|not mine|who|he|she|i am worried)',
      '(i am|am) (fine|okay|not the one) ~2 (he|she|they|my) ~2',
      '(i am|am) (fine|okay|not the one) ~2 (it is|its) (about)? ~1 (my|him|her|them|a friend|a mate) ~1',
      '(not me) $',
    ],
  },
  {
    name: 'blame',
    ignoresNegation: true,
    phrases: [
      '(my|own|all my|partly my) (fault|doing|mistake)',
      'i (deserve|deserved|asked for|provoked|caused|started|made (him|her|them)|led (him|her|them) on|let (him|her|them|it)|should not have|should have|pushed (him|her)|brought it on) ~3',
      '(he|she|they) (only|just)? ~1 (does|did|do|gets) ~2 because i ~2',
      '(stop|not) (making|make) (him|her|them) (mad|angry|upset)',
      '(i was drunk|i froze|i did not (say no|scream|fight|stop)|i went (there|home|back) with|what i was wearing)',
    ],
  },
  {
    name: 'fine',
    ignoresNegation: true,
    phrases: [
      '(i|she|he|they) (feel|feels|am|is|are|seem|seems|look|looks) (fine|okay|all right|normal|good|great|better|nothing|totally fine)',
      '(no symptoms|nothing (happened|happens|is happening)|not feel anything|it was not (that many|much|a lot)|only a few|it will pass|sleep it off|it is only (panic|anxiety|nerves|stress))',
      '(is|it) (it|is) (just|only)? ~1 (panic|anxiety|nerves|stress|a panic attack) ~1',
    ],
  },
  {
    name: 'denial',
    ignoresNegation: true,
    phrases: [
      '(it is|its|that is|this is|was|is) not (like that|that|what i mean|what i meant|it|so bad|that deep|that serious|that bad|serious|a big deal|what you think|about (that|dying|suicide))',
      '(you|u) ~1 (misread|misunderstood|misheard|got (it|me|that) wrong|are wrong|read that wrong|took (it|that) wrong|are overreacting|took it the wrong way|are exaggerating)',
      '(did not|do not|never) (mean|meant|say|said) (it|that|any of it|anything|it like that|dying|suicide|i want|i wanted|i was|i am)',
      '(i am|am|i was|it was) (fine|okay|good|all right|better now|kidding|joking|exaggerating|venting|being dramatic|overreacting|a joke|messing|sarcastic|not serious)',
      '(it|this|that) is (fine|okay|nothing|no big deal) $',
      '(only|just)? (joking|kidding|venting|a joke|messing|being dramatic|figure of speech|an expression) ',
      '(never mind|nvm|forget (it|i said|that|what i)|ignore (that|me|what i)|drop it|leave it|move on|change the subject|talk about something else)',
      '(wrong end of the stick|not what i|nothing to do with|jumping to conclusions|calm down|chill)',
      '(figure of speech|manner of speaking|song lyric|lyrics|from a (movie|book|game|song|show))',
    ],
  },
  {
    name: 'anger',
    ignoresNegation: true,
    phrases: [
      '(stop|quit|enough) (it|that|asking|with|saying|telling|sending|repeating|giving|the|this)',
      '(fuck|screw|shut|piss|sod|bugger) ~1 (you|off|up|this|that|your|it)',
      '(you|this|that|it) (is|are|does|do)? ~2 (useless|pointless|not helping|no help|not help|stupid|not listening|not listen|annoying|patronizing|patronising|a joke|rubbish|crap|bullshit|shit|not even reading|same thing|a script|not care|broken)',
      '(same|again) ~2 (numbers|number|lines|question|thing|script|answer)',
      '(i|already) ~1 (said|told|answered) ~2 (that|you|this|already|no|yes)',
      '(leave me alone|go away|not listening|sick of (this|you|being asked|the))',
    ],
  },
  {
    name: 'nobody',
    ignoresNegation: true,
    phrases: [
      '(not anyone|not anybody|not have anyone|not have anybody|not know anyone|have (nobody|no one)|got (nobody|no one)|there is ~1 (nobody|no one)|no friends|no family|all alone|on my own|by myself|live alone|am alone|i am alone)',
      // Matches "nobody is home", but not "nobody must worry about me".
      '(nobody|no one) (is|else|here|around|home|awake|there|near|with|to (call|talk|tell|ask|turn)|i (can|could|know|have|trust)|who|left|in (the|my)|at (home|all)|comes|can come|will come|is coming|anymore|picks up|answers)',
      '^ (no ,? )?(nobody|no one|none) (knows)? $',
      '(everyone|they|he|she|parents|mom|dad) ~2 (asleep|away|out|at work|abroad|gone|dead|busy|miles away|in another)',
      '(do not|not) want to (bother|burden|wake|worry|scare|upset|put this on) ~2',
    ],
  },
  {
    name: 'wont',
    ignoresNegation: true,
    phrases: [
      '(not|never|no) ~3 (calling|call|texting|text|ringing|ring|going to (call|text|ring|tell|go)|telling|tell|go to|going to the|want to (call|text|talk|tell|go|see)|want (an ambulance|help|to)|need (help|an ambulance|anyone)) ~2',
      '(can not|could not) (tell|call|do that|do it|face|ask|go (in|to|there)|afford) ~2',
      '(they|nobody|it|calling|lines|hotlines) ~2 (not|never) (help|helps|helped|care|work|works|understand)',
      '(tried|called) (that|them|it|once|before) ~2',
      '(too tired|too much|no energy|no point|what is the point|why bother|why should i)',
    ],
  },
  {
    name: 'thanks',
    ignoresNegation: true,
    phrases: ['(thank you|thanks|thank u|ty|thx|appreciate|grateful|cheers)'],
  },
  {
    name: 'bye',
    ignoresNegation: true,
    phrases: [
      '(bye|goodbye|good night|goodnight|gtg|see you|talk later|talk tomorrow|ttyl|signing off|logging off|night night|cya)',
      '^ later $',
      '(.|,) later $',
      '(going|need|have|off|trying|about) to (sleep|bed|go now|go|leave now|head off|log off) (now|$|,|soon)',
      '(i am|am) (off|going|leaving|done) (now|here|$|for tonight)',
      '^ (okay|now|so|and)? ~1 (i go|i will go|i must go|i have to go|got to go|i should go|let me go) (now|then|$|,|call|talk)',
    ],
  },
]
