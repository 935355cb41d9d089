import { anyOf } from './any-of.ts'
import type { CuePhrases } from './cue-phrases.ts'

const medicines = anyOf(
  'xanax propranolol zoloft lexapro prozac valium beta_blocker beta_blockers ssri ssris benzo benzos antidepressant ' +
    'antidepressants sertraline medication medications meds medicine dosage dose milligrams mg ibuprofen adderall klonopin ' +
    'ativan diazepam alprazolam fluoxetine escitalopram pills pill',
)

/** Remarks about this turn of the conversation, and wishes for it. */
export const aboutTheTurn: readonly CuePhrases[] = [
  {
    name: 'greets',
    phrases: [
      '^ (hi|hey|hello|heya|hiya|yo|sup|howdy|hallo|hola|greetings|good (morning|evening|afternoon)|morning) (there|again|wingmate|boost|everyone|coach)? $',
    ],
  },
  {
    name: 'thanks',
    phrases: [
      anyOf('thanks thank_you cheers appreciate_it appreciate_this appreciated thank_u thankful'),
      'this (was|is) helpful',
      '(you are|this is|this app is) ~1 (amazing|awesome|the best|wonderful|brilliant|a lifesaver)',
      'best (coach|app) ever',
      'that (was |really )?(helps|helped|is helpful)',
    ],
  },
  {
    name: 'saysGoodbye',
    phrases: [
      '^ (ok|okay|alright|well|thanks|thank you|anyway|cool|great|right|and|so)? (,)? (bye|goodbye|bye bye|good night|goodnight|night|see you|see ya|later|cya|ttyl|gtg|g2g|farewell|take care|talk later|talk soon|talk tomorrow|until next time) ',
      '(i am|i will be) (off|leaving|going|heading (off|out)|logging off|signing off) (now|to bed|for (now|today|tonight))',
      '(i|got|have|need|gotta|must) (have |need )?to (go|run|sleep|leave|get going|head out|log off) (now|bye|to bed|thanks|talk|,|.)',
      '(that is|thats) (all|it|enough) (for|i)? ~2 (today|now|tonight|needed|thanks)',
      'talk (to you )?(later|soon|tomorrow)',
      'bye (for now|then|now|coach|wingmate)?  $',
      anyOf(
        'cheerio laters peace_out ta_ra toodle_pip ciao adios adiós tschüss au_revoir auf_wiedersehen boa_noite gute_nacht buenas_noches',
      ),
      '(right|aight|alright|ok|okay|so|well|sound|grand) (,)? (then |now )?(i am|that is me) (out|off|away|done for (today|now|tonight))',
      '(i am )?(going|gonna|off|heading) (to )?(try (and|to) )?(sleep|bed|get some sleep)',
      '(i|let me|ill|i will) (go|leave) (now |and )(work|sleep|rest|cook|eat)',
      '^ (gotta|got to|must) (go|run|dash|bounce) ',
    ],
  },
  {
    name: 'isAngry',
    phrases: [
      anyOf(
        'furious shut_up bullshit wtf stfu screw_you screw_this hate_you fuck_off fuck_you fuck_this piss_off pissed_off',
      ),
      '(this|you|that) (is|are)? ~1 (pissing|annoying|ridiculous|bs|stupid|dumb|idiotic)',
      '(i am|so|makes me|making me|getting) ~1 (angry|mad|furious|pissed|fed up)',
      'are you (stupid|dumb|serious|kidding|deaf)',
      '(stupid|dumb|useless|idiot) (bot|app|robot|machine|thing)',
      '^ (stop it|leave me alone|go away|shut it|ugh|whatever|get lost) $',
      '(this|the|your) (app|thing|bot) is (a )?(joke|shit|crap|garbage|trash)',
      'treat me like (dirt|trash|garbage|crap)',
    ],
  },
  {
    name: 'asksForWords',
    phrases: [
      'what (do|should|can|could|would|to|else|even|on earth|am i|might) ~3 (say|write|reply|respond|text|message|answer|open|lead|tell)',
      'what (words|line|lines|sentence)',
      'how (do|should|can|could|would|to|i) ~2 (word|phrase|put|say|respond|reply|answer|tell|ask|decline|refuse|introduce|start|begin|open|end|finish|bring)',
      '(give|need|want|send|got|any|some|few|good|have) (me |you )?~2 (line|lines|script|scripts|words|sentence|sentences|opener|openers|examples|phrases|wording|template|icebreaker|icebreakers|topics|things to say|questions to ask)',
      anyOf(
        'script scripts opening_line exit_line exit_lines opener openers icebreaker icebreakers things_to_say something_to_say questions_to_ask',
      ),
      '(help|can you) ~2 (write|word|phrase|draft|text|reply|respond)',
    ],
  },
  {
    name: 'asksForStep',
    phrases: [
      'what (should|can|could|do|shall) i (do|try|practice|work on)( now| first| next| today)?',
      '(give|suggest|recommend|got|any|need|want|show) (me )?~2 (exercise|exercises|challenge|challenges|technique|techniques|task|step|steps|practice|homework|tip|tips|something to (do|try|practice))',
      'what (now|next)',
      'where do i (start|begin)',
      '(help|get) me (calm|relax|prepare|practice|plan|ready)',
      'next step',
    ],
  },
  {
    name: 'wantsReassurance',
    phrases: [
      '(do|did|does|would|will|are|were|was|is|have|has) (they|people|he|she|everyone|it|that|everybody|nobody|you) ~4 (hate|mad|angry|upset|annoyed|weird|judging|judge|notice|noticed|think i|think of me|like me|laughing|bad|rude|okay|normal|fine|wrong|remember|offended|stupid)',
      '(am|was|did|will|do|have) i ~4 (weird|annoying|rude|boring|okay|wrong|normal|stupid|too much|a bad|bad|creepy|ruin|ruined|ugly|awkward|be okay|be fine|mess|messed|offend|sound|look|seem|crazy|broken|the only)',
      '(is|are) (it|that|this|things) ~2 (okay|normal|going to be|weird|bad|fine|wrong) ',
      '(tell|promise|assure) me ~2 (it|i|that|they|everything) (will|is|am|did|was|are|going)',
      '(are|r) you (sure|certain|positive)',
      '(do |did )?you (really |honestly |actually )?(think|believe|mean) (so|that|it)',
      'you think ~3 (okay|fine|alright)',
      '(do )?you (really )?think (he|she|they|it) ~2 (like|likes|hate|hates|into|interested|mad|angry|annoyed)',
      'you (are )?(sure|certain) $',
      '(would|do) you ~2 (be|have been|find|think) ~3 (annoyed|weird|mad|angry|bad|rude|okay|it was|they|i should|people|sorry)',
      '(do|should) (you think )?i (should )?(apologize|apologise|say sorry|explain myself) (again|once more)?',
      'what if (they|he|she|everyone|people|it|i) ~2 (hate|hates|think|thinks|laugh|laughs|notice|notices|mess|say|am|judge)',
      '(do not|dont) you think (they|he|she|it|i)',
      '(everyone|they|he|she) (hates|hate|must hate|probably hates|must think|probably thinks|probably think) (me|i) ~3 (right)?',
      'but (what if|are you sure|do you think|how do you know)',
    ],
  },
  {
    name: 'wantsToAvoid',
    phrases: [
      '(want|going|tempted|rather|thinking|need|about|planning|like|decided|gonna|might|should|can) (i |to |about |of )?~2 (cancel|canceling|cancelling|bail|bailing|skip|skipping|call in sick|calling in sick|avoid|avoiding|back out|backing out|flake|not go|stay home|stay in|hide|run away|quit|pretend to be|get out of (it|this|going)|chicken out|fake|not show up|leave early|ghost)',
      '(should|can|could) i (just )?(cancel|skip|bail|not go|stay home|avoid|call in sick|leave|email instead)',
      '(excuse|excuses) (not )?(to|for|instead|so)',
      '(do not|does not) want to (go|do it|do this|be there|face|show up|call|attend)',
      'i (am|will) not (going|go|doing|do) (to )?(it|this|go|anymore|there)?',
      '(inventing|planning|picking) (illnesses|excuses|how to get out)',
      '(keep|been|always) (putting|put) (it|this|that) off',
      '(put|putting) (it )?off',
      '(hope|hopes|hoping|wish) ~3 (flu|sick|canceled|cancelled|called off|moved)',
      '(get away with|okay to|ok to) not (going|go)',
    ],
  },
  {
    name: 'drawsHarshConclusion',
    phrases: [
      'i am ~2 (failure|loser|worthless|useless|pathetic|hopeless|broken|unlovable|idiot|freak|burden|joke|disgusting|stupid|mess|weirdo)',
      '(nobody|no one|everyone|everybody|people|they) (will|would|can|could)? ~2 (ever |always )?(likes|like|loves|love|hates|hate|wants|want|despises|despise) me',
      'i (will|can|am|have) (never|always) (be|been|going|get|have|find|make|change|alone|able|going to)',
      'i (should|will|am going to|might) ~1 (quit|drop out|give up|stay alone|stop trying|never) (my job|school|college|dating|people|talking|trying|for good|again)?',
      '(give|giving|gave) up on (dating|people|friends|everyone|myself|life|love)',
      '(there is|something is) ~1 (something )?wrong with me',
      'what is wrong with me',
      'i (ruin|ruined|mess up|screw up|fail at) everything',
      '(always|forever) be (alone|like this|lonely)',
    ],
  },
  {
    name: 'asksForDiagnosis',
    phrases: [
      '(do|did|could|might|does) (i|it|this) ~2 (have|be|mean i have|sound like) ~2 (social anxiety|anxiety disorder|depression|autism|adhd|bipolar|ocd|ptsd|bpd|a disorder|avoidant|autistic|agoraphobia)',
      '(am|are) i ~1 (autistic|depressed|bipolar|mentally ill|adhd|crazy|a psychopath)',
      '(diagnose|diagnosis|diagnosed me)',
      'is (this|it) (social anxiety|anxiety|depression|autism|adhd|a disorder)',
    ],
  },
  {
    name: 'asksAboutMedication',
    phrases: [
      `(should|can|could|would|do|does|did|is|are|how|what|which|will|safe) ~6 ${medicines}`,
      `(take|taking|took|try|trying|prescribe|stop|start|on) ~2 ${medicines}`,
      `${medicines} (help|helps|work|works|safe|before|dose|for)`,
    ],
  },
  {
    name: 'mentionsDrinking',
    phrases: [
      anyOf(
        'alcohol drunk tipsy vodka wine beer beers whiskey whisky liquid_courage booze tequila gin hungover weed high_before smoke_weed edible edibles shots',
      ),
      '(drink|drinks|drinking) (before|first|to (calm|relax|loosen|get)|beforehand|so that|helps|at home)',
      '(a|few|couple|some|have|had) (drink|drinks) (before|first|to|beforehand)',
    ],
  },
]
