import { anyOf, type Concept } from './concept.ts'

export const feelings: readonly Concept[] = [
  {
    name: 'body_alarm',
    phrases: [
      anyOf(
        'shaking shake shaky trembling tremble trembles sweating sweat sweaty dizzy faint fainting numb tingling tingly ' +
          'hyperventilating gasping panic panicking panicked panicky nauseous nausea vomit throw_up throwing_up gag gagging ' +
          'choking tunnel_vision blurry palpitations breathless chest pulse pass_out passing_out jelly shutting_down ' +
          'my_body chill_out gripping shivering insane light_headed lightheaded collapse pins_and_needles flapping pounding thumping racing hammering clammy unreal overwhelmed meltdown',
      ),
      '(can not|can hardly|can barely|could not|not) (breathe|breath|swallow|feel my|get air|get any air|catch my|think straight|stop (shaking|crying|trembling)|move|speak|see)',
      'heart (is|wont|will|was|beating|racing|pounding|rate|going|went|keeps|so|in my|exploding|thumping|hammering)',
      '(my|the) (heart|chest|throat|hands|legs|vision|knees|face|walls|room) (is|are|will|wont|feel|feels|hurts|tight|going|closing|spinning|shaking|numb)',
      'no air',
      'get air',
      '(panic|anxiety) attack',
      '(walls|throat) ~2 (closing|close|closes|moving)',
      'not (real|in my body)',
      '(losing|lose) it',
      'calm (me )?down',
      '(talk|walk) (to )?me (through|down)',
      'make it stop',
    ],
  },
  {
    name: 'hiding_place',
    phrases: [
      anyOf(
        'bathroom toilet toilets loo restroom stall stairwell hallway corridor supply_room freezer parking_lot lobby closet ' +
          'hiding hide locked outside backstage side_stage exam_hall locker_room car tube train elevator',
      ),
    ],
  },
  {
    name: 'fear',
    phrases: [
      anyOf(
        'nervous anxious anxiety scared terrified dread dreading dreaded worried worry worrying afraid fear fears scary ' +
          'frightened frightens petrified stressed tense uneasy nerves butterflies freaking intimidated intimidating ' +
          'intimidates horror nightmare apprehensive spiraling spiralling panicky hesitant scares terrifies phobia avoid avoiding',
      ),
      '(feel|feeling|felt|making me|makes me|be) (sick|ill|queasy)',
      'stomach (is|drops|dropped|hurts|flips|churn|churns|in|knots|turns)',
      '(freak|freaking|freaked) out',
      'in knots',
      '(going to|gonna) (die|choke|puke|faint|mess|fail|throw up|cry)',
      'dying',
    ],
  },
  {
    name: 'shame',
    phrases: [
      '(said|say|saying|replied|answered|yelled|shouted|blurted) ~2 (you too|love you|i love you|good thanks) ~1 (to|when|at|back)',
      'told ~3 (you too|love you|i love you) (when|after|back)',
      '(waved|waving) (back)? (at|to) (someone|somebody|a stranger|a person|the wrong)',
      anyOf(
        'embarrassed embarrassing embarrassment ashamed shame humiliated humiliating humiliation mortified mortifying cringe ' +
          'cringing cringy cringed awkward awkwardly stupid idiot dumb fool foolish blush blushing blushed blushes red ' +
          'ridiculous weird wince regret',
      ),
      '(crawl|sink) into',
      'show my face',
      'live this down',
      'end me',
    ],
  },
  {
    name: 'replay',
    phrases: [
      anyOf(
        'replay replaying replayed replays overthinking overthink ruminating ruminate obsessing dissecting analysing analyzing ' +
          'analysed reliving relive haunts haunting haunted loop flashback second_guessing reread rewatched decoding combing ' +
          'picked_apart over_and_over round_and_round',
      ),
      '(keep|keeps|kept|can not stop|could not stop|stop|been) (thinking|going over|hearing|seeing|picturing|replaying|remembering|wondering|cringing|beating|feeling|coming back|showing|finding|playing)',
      '(think|thinking|thought) (about|of) (it|this|that|what) (every|all|since|for|over|again)',
      '(why|wish) (did i|i had|i did not|i could)',
      'why did i',
      '(take|taking|took) (it |that |them )?back',
      '(leave|let|drop|get past|get over|shake) ~3 (alone|go|it|that|off)',
      '(whenever|every time|each time) i (remember|think|pass|hear|see)',
      '(bugging|bothering|eating|bothers|bugs|eats) me',
      '(reread|rereading|re reading|going through) ',
      'i (said|told|called|waved|laughed|interrupted|overshared|talked|rambled|stuttered|snapped|forgot|tripped|blanked|signed|hugged|corrected|made|spilled) ',
      '(think|thinks|thought|thinking) (i am|i was|of me|about me|less of me)',
      '(hate|hates|laughing at|talk about|judging|judge) me',
      '(let it|get over it|stop thinking|get it out of my head|live it down|forget it|forget about it|drop it|let go)',
      'did i (talk|come|say|sound|seem|ruin|offend|look)',
      'was i (too|rude|weird|so|boring|being)',
      'can not (let|forget|unhear|unsee|sleep because|stop)',
      'in my head',
      'should not have',
      'too much (about|last|at)',
    ],
  },
  {
    name: 'low',
    phrases: [
      anyOf(
        'sad down depressed depressing depression empty hopeless numb unmotivated motivation miserable exhausted worthless ' +
          'useless failure tired cry crying tears grey gray flat meh blue bleak heavy slump joyless lost pointless broken drained ' +
          'burned_out burnt_out low crap unhappy homesick blah hollow gloomy sinking disappointment sofa floor dark sigh worn_out lifeless misery down_today behind_glass couch cardboard scroll scrolling dull',
      ),
      '(what is|not see|see) the (point|reason)',
      'why bother',
      '(what|is) ~2 the use',
      '(just|only|still) (lie|lay|lying|sit|sitting) (here|there|on)',
      '(felt|feel|feeling) (nothing|blah|bad|rotten|awful|so (sad|low|small))',
      '(not|do not|did not) want to (do|see) (anything|anyone)',
      '(no|without|lost its|has no|have no) (color|colour|taste|flavor|meaning|point)',
      '(look|looking) forward to (nothing|anything)',
      '(brightness|lights|volume) down',
      'not opened (my|the) (mail|curtains|letters|post)',
      '(nothing|no thing) (matters|feels|is|makes|sounds|tastes|interests|helps|works)',
      'feel (nothing|bad|awful|like (crap|a failure|shit|nothing))',
      '(get|getting|got) (out of|up|dressed)',
      '(hate|disappointed in|sick of) myself',
      '(no|lost|without|have not|not have) ~1 (energy|motivation|interest|joy|wish|appetite|will|desire)',
      'not (care|caring|enjoy|laughed|feel like|bother|bothered|picked up|showered|cook)',
      '(do not|did not|can not) (care|enjoy|feel like (doing|anything|myself)|be bothered|find joy)',
      'used to (enjoy|love|care|like|be|put)',
      '(last time|when) i (laughed|smiled|was (last )?happy|felt)',
      '(not|are not|is not|even) ~2 (fun|interesting)',
      'not (okay|myself)',
      'everything (is|feels|tastes)',
      'all (day|weekend|month) (in|on|long)',
      '(stay|stayed|staying|lie|lying) in bed',
    ],
  },
  {
    name: 'lonely',
    phrases: [
      anyOf(
        'lonely loneliness alone isolated friendless outsider invisible by_myself on_my_own company quiet_house solitary',
      ),
      '(no|any|zero|0|not have|make|making|find|new|few|one|keep|made|more|lost) ~1 (friend|friends|one person|mates)',
      '(nobody|no one|have not|not one person|only person|someone) ~1 (to|i|for|who) ~1 (talk|hang|call|eat|sit|watch|have|go|drink|walk|text|share|play|see)',
      '(hang|hanging) out',
      '(lunch|walking|gym|drinking) (buddy|buddies|friend|friends)',
      'save me a seat',
      '(zero|no|0) (people|company|friend|one)',
      '(to|at) (anyone|someone|nobody) house',
      '(would|will) (notice|miss) ',
      '(real|proper|new|actual) (friend|friends)',
      'hung out',
      '(know|knows|see|meet|met|talk to) (nobody|no one|anyone|anybody|not anyone)',
      '(my|a|the|friend|already has|have|their) (group|groups|circle|people|plans|own group)',
      '(eat|sit|eats|sits|eating|sitting|go|leave|walking) ~2 (alone|by myself|in the)',
      '(moved|relocated|transferred|move) (here|to|away|for|this)',
      '(meet|find|finding|meeting) (people|others|new|someone|my people|them)',
      '(invite|invited|asked|include|included|call|calls|texts|text) me (first|along|anywhere|to hang)',
      'belong',
      '(become|became|becomes|into a|be) (friend|friends|friendship|mates)',
      'closer to',
      'weekends (are|i)',
      '(lost|lose) (touch|contact)',
      'the phone does not ring',
      'social (circle|life)',
    ],
  },
]
