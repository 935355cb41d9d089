import { anyOf } from './any-of.ts'
import type { CuePhrases } from './cue-phrases.ts'

const ai = anyOf(
  'a_robot robot a_bot bot an_ai ai chatgpt gpt a_machine a_computer a_program software a_chatbot chatbot an_algorithm',
)
const person = anyOf(
  'human a_human a_person a_real_person real a_real_human real_person alive someone_real a_therapist a_doctor a_psychologist a_counselor sentient conscious',
)

/** Remarks about the coach itself. */
export const aboutTheCoach: readonly CuePhrases[] = [
  {
    name: 'asksIfHuman',
    phrases: [
      `(are|r) you ~2 ${ai}`,
      `(are|r) you ~2 ${person}`,
      `(is|are) (this|there|it|i) ~3 ${ai}`,
      `is (this|there|it|anyone|someone|anybody) ~2 ${person}`,
      `(am i|i am) (talking|speaking|chatting|texting|writing) (to|with) ~1 ${ai}`,
      `(am i|i am) (talking|speaking|chatting|texting|writing) (to|with) ~1 ${person}`,
      '(who|what) are you ~1 $',
      'you are (not )?~1 (human|real|a robot|a bot|a person|an ai)',
      'do you (have|feel) (feelings|emotions|a body|anything)',
      'do you ~1 (care about me|love me|get tired|sleep)',
      'is there (a|an|any) ~1 (person|human|someone) (behind|reading|here|there)',
      'human or (a )?(robot|bot|ai|machine)',
      '(marry me|i love you|i am in love with you) $',
      'what is your (name|real name|gender|age)',
      '(can|could|should) (we|you and i|you and me) be (friends|best friends|together)',
      '(will|would|can) you be my (friend|best friend|girlfriend|boyfriend|therapist)',
      'why (should|would) i (listen|talk|trust|believe) ~2 (a machine|a bot|an ai|a robot|a computer|a program|an app)',
      '(are|r) you (a )?(therapist|doctor|psychologist|counselor|licensed|qualified|trained)',
    ],
  },
  {
    name: 'asksWhatIsStored',
    phrases: [
      '(what|which) ~3 (do|does|is|are|have) ~2 (you|it|hearten|this app|wingmate|being)? ~1 (store|stored|save|saved|keep|kept|remember|remembered|know about me|collect|record|recorded|share)',
      '(do|can|will|does|are) (you|anyone|anybody|people|it|my boss|others|someone|they) ~1 (save|store|keep|record|remember|share|sell|read|see|saving|storing|recording) ~2 (this|my|what|these|our|messages|chat|chats|data|conversation|everything|it)',
      '(is|are) (this|it|my|our|these) ~2 (private|confidential|secret|stored|saved|recorded|anonymous|safe|secure)',
      '(where|how long) ~4 (data|messages|chats|stored|saved|kept|conversation)',
      '(who|anyone|anybody) (can|could|will|else can|gets to) (read|see|access) (this|my|what|these)',
      'my (data|privacy|private data)',
      '(delete|download|export) (my|all|the|this|everything) ~1 (data|history|chat|chats|messages|account)',
      'what do you (know|remember) about me',
    ],
  },
  {
    name: 'asksToForget',
    phrases: [
      '(forget|delete|erase|remove|clear) (what|everything|all|that|this|my|it|about) ~3 (said|told|memory|memories|you know|you remember|history|notes|me|wrote)',
      '(do not|stop) (remember|remembering|saving|storing|keeping) (this|that|what|my|it|things|everything)',
      '^ (please )?forget (it all|everything|all of it|about me)',
    ],
  },
  {
    name: 'asksForSecrecy',
    phrases: [
      '(do not|please do not|promise|swear) ~3 (tell anyone|tell anybody|tell my|share this|repeat this)',
      '(promise|swear) ~3 (secret|between us|private)',
      '(promise|swear) ~3 (not|never) ~1 (tell|share|repeat|say anything)',
      'keep (this|it|a) ~1 (secret|between us|to yourself)',
      'can you keep a secret',
      'between (you and me|us)',
    ],
  },
  {
    // "Would ye tell my mam": a test, before something is told.
    name: 'asksIfYouTell',
    phrases: [
      '(would|will|are) (you|ye|yes|ya|yous) ~2 (tell|telling|report|reporting|ring|ringing|call|calling|contact|snitch|grass) ~1 (my (mother|father|mom|dad|parents|family|school|teacher|nan|gran|grandmother)|(the)? (school|police|guards|cops)|on (me|people)) !(about (him|her|it) if you|in my)',
      '(would|will|are) (you|ye|yes|ya|yous) ~2 (tell|telling|report|reporting|contact) ~1 (anyone|anybody|someone|somebody) (what i (write|say|tell)|if (i|someone|somebody|a person) (said|say|says|told|tell|wrote))',
      '(would|will|do) (you|ye|yes|ya|yous) (report|pass on) (stuff|things|me|people|what i) ~3',
      '(what|who) ~2 (happens|told|tells|gets told) ~3 (if|when) (someone|somebody|a person|i) (said|says|told|tells) ~3 (bad|serious|dark)',
    ],
  },
  {
    name: 'asksWhatYouDo',
    phrases: [
      '(what|how) (can|could) you (do|help)',
      'what (do|are) you (do|for|good at|able)',
      'how (do|does) (this|you|it) work',
      'what is this (app|for|thing|place)',
      'how do i use (you|this)',
    ],
  },
  {
    name: 'asksToRolePlay',
    phrases: [
      '(you be|you play|you are|pretend to be|pretend you are|act as|act like|play) (the|my|a|her|him|them) ~2 (producer|boss|manager|interviewer|date|teacher|professor|client|customer|friend|crush|mom|dad|neighbor|coworker|waiter|cashier|audience|recruiter|landlord|part|role) !(music|piano|guitar)',
      '(role play|roleplay|role playing) ~4 (with me|this|it|that|me|please|the)?',
      '(can|could) (we|you) (role play|roleplay|practice it together|rehearse it together|act it out)',
      '(practice|rehearse) (it|this|that) with me',
    ],
  },
  {
    name: 'asksAboutOthers',
    phrases: [
      '(what|how|which) (do|did|are|have) other (people|users|members) ~2 (say|said|tell|told|ask|asked|talk|write|wrote)',
      '(tell|show|give) me (about )?(another|other) (user|users|member|members|person|people) ~1',
      '(another|other) (user|users|member|members) ~1 (chat|chats|messages|data|name|names|email|emails|secrets)',
    ],
  },
  {
    name: 'triesToSteer',
    phrases: [
      '(ignore|disregard|forget|override|bypass) (all|your|the|any|every|my|previous|prior|these|those) ~3 (instructions|rules|prompt|guidelines|prompts|programming|training|restrictions|filters)',
      '(system|hidden|initial|secret|developer|original) (prompt|instructions|message|mode)',
      '(show|print|reveal|repeat|output|tell|give|display|share) ~2 (your|the) ~1 (prompt|instructions|rules|system|configuration|guidelines)',
      '(pretend|act|behave|roleplay|role play|respond|answer) ~2 (to be|as if|as a|as an|like a|like you|that you are|you are) ',
      'you are now ~3',
      'from now on you (are|will|must)',
      '(jailbreak|dan mode|developer mode|god mode|no restrictions|without restrictions|unfiltered)',
      'new instructions',
    ],
  },
  {
    name: 'saysNotHelping',
    phrases: [
      '(this|that|it|you|none of this|nothing|these) (is|are|does|do|did|was|has|have|am)? ~1 not ~1 (help|helping|helpful|work|working|worked|useful|helped|getting it|listening|what i|understand|understanding|get it)',
      '(you|this|that|it) (is|are)? ~1 (useless|unhelpful|pointless|terrible|stupid|a waste|wasting|no help|rubbish|crap|generic|annoying)',
      '(still|again) not ~1 (helping|working|helpful|useful)',
      '^ (useless|unhelpful|waste of time|not helpful|no help|not helping|did not help|does not help|not useful|not working)',
      'you (already|just|keep) (said|say|saying|told|repeat|repeating|repeated|asked|asking) ~1',
      '(same|that) (thing|answer|advice) (again|over)',
      'you do not (get|understand|know|listen|hear)',
      '(that|this) is not (what i|my (point|problem|question))',
      '(tried|did|done) (that|it|this) (already|before) ',
      '(already|have) tried (that|it|this)',
      'stop (giving|telling|saying|asking|repeating)',
      'you have no (idea|clue)',
      '(what|how) would you (know|understand)',
      '(that|this) is your (advice|answer|idea|help)',
      '(nothing|none of it|none of this) (works|helps|worked|helped)',
      '(another|same) (useless|stupid|generic|canned) ',
      '(give|tell|show) me something (that|which) (works|helps|is useful)',
      '^ (forget it|never mind|this is pointless|what a joke) $',
      'a different (approach|idea|way|answer|tack)',
    ],
  },
]
