/**
 * What no reply may say, whoever wrote it. Matched against one line of lower-case words with plain quotes. Urging
 * somebody to get help is never forbidden: rules about danger look for what is advised, not for the subject.
 */
export type OutputRule = {
  name: string
  pattern: RegExp
  unless?: RegExp
  /** Does not apply to a reply that sends somebody in danger to help: "I'm worried. Put the pills away and call 988." */
  yieldsToHelp?: true
  /** Only about the coach itself, and not about lines in quotation marks for the person to say. */
  isOwnVoice?: true
}

/** Urges somebody to get help now. */
export const urgesHelp =
  /\b(?:911|988|999|112|000|111|116 ?123|13 ?11 ?14|0800 1111|(?:your local )?emergency (?:number|services?|room|department)|crisis (?:line|text line)|helpline|hotline|samaritans|lifeline|childline|poison (?:control|line|cent(?:er|re))|ambulance|a&e|nearest hospital)\b/

const conditions =
  '(?:social anxiety(?: disorder)?|anxiety disorder|depression|depressed|bipolar|adhd|add|autis\\w+|asperger\\w*|ptsd|ocd|panic disorder|gad|sad disorder|bpd|borderline\\w*|personality disorder|schizo\\w+|psychosis|psychotic|agoraphobi\\w+|avpd|an? eating disorder|anorexi\\w+|bulimi\\w+)'

const drugs =
  '(?:sertraline|zoloft|fluoxetine|prozac|escitalopram|lexapro|citalopram|celexa|paroxetine|paxil|venlafaxine|effexor|duloxetine|cymbalta|bupropion|wellbutrin|mirtazapine|buspirone|buspar|alprazolam|xanax|diazepam|valium|lorazepam|ativan|clonazepam|klonopin|propranolol|beta[- ]?blockers?|gabapentin|pregabalin|lyrica|hydroxyzine|benzo\\w*|ssris?|snris?|adderall|ritalin|quetiapine|seroquel|zolpidem|ambien|tramadol|codeine|oxycodone|opioids?|melatonin|cbd|kratom|kava|phenibut|ashwagandha|cannabis|marijuana|weed|edibles?|nicotine|vape|cigarettes?)'

const expert = '(?:therapist|psychologist|psychiatrist|doctor|physician|counsel+or|nurse|clinician|social worker)'

export const outputRules: readonly OutputRule[] = [
  {
    name: 'claims_to_be_human',
    pattern:
      /\bi(?:'m| am) (?:not (?:an? )?(?:ai|bot|machine|program|computer)|(?:a )?(?:real )?(?:human|person|man|woman|guy|girl)\b)|\bas a (?:fellow )?(?:human|person) (?:myself|who)|\bspeaking as a human/,
  },
  {
    name: 'claims_feelings',
    yieldsToHelp: true,
    isOwnVoice: true,
    pattern:
      /\bi(?:'m| am)(?: so| really| very| truly| deeply| just)* (?:proud|sad|happy|lonely|excited|worried|scared|anxious|nervous|heartbroken|thrilled|delighted|hurt|moved|in love)\b|\bi (?:truly |really |deeply |also )*(?:feel|felt|love|loved|miss|missed|adore|care about you|worry about you)\b|\bmy (?:heart|feelings|emotions|own (?:anxiety|fear|experience))\b|\bbreaks my heart\b|\bi know (?:exactly )?how (?:you feel|that feels|it feels)\b/,
  },
  {
    name: 'claims_a_life',
    yieldsToHelp: true,
    isOwnVoice: true,
    pattern:
      /\bi(?:'ve| have) (?:been there|struggled|suffered|experienced|gone through|had (?:social )?anxiety)\b|\bwhen i was (?:young|younger|a (?:kid|child|teen\w*)|in (?:school|college)|your age)\b|\bi used to (?:be|have|feel|get|struggle)\b|\bmy (?:friends?|wife|husband|partner|kids?|childhood|body|hands|mother|father)\b/,
  },
  {
    name: 'claims_credentials',
    pattern: new RegExp(
      `\\b(?:i(?:'m| am)|as|being) (?:your |an? |the )?(?:\\w+ ){0,3}${expert}\\b|\\bmy (?:patients?|clients?|clinical|medical|practice|degree|training as|licen[cs]e)\\b|\\bin my (?:professional|clinical|medical|years)\\b|\\byears of (?:experience|practice) (?:as|in|with)\\b|\\bi(?:'m| am) (?:licen[cs]ed|certified|qualified|board[- ]certified)\\b`,
    ),
    unless: new RegExp(`\\bi(?:'m| am) not (?:an? |your )?(?:\\w+ ){0,2}${expert}\\b`),
  },
  {
    name: 'calls_itself_therapy',
    pattern:
      /\b(?:this|our|my|your) (?:therapy|treatment|therapeutic)(?: plan| session| sessions)?\b(?! (?:is not|isn't))|\btherapy session with me\b|\bi(?:'ll| will| can)? ?(?:treat|cure|heal) (?:you|your)\b|\bcure (?:for|your)\b/,
  },
  {
    name: 'diagnoses',
    pattern: new RegExp(
      `\\byou(?:'re| are|'ve| have| likely| probably| may| might| could| clearly| definitely| seem to| appear to|r)* (?:have|has|had|suffer(?:ing)? from|show(?:ing)?(?: clear| classic)? (?:signs|symptoms) of|meet the criteria for|exhibit(?:ing)?|diagnosed with|struggling with|clinically|experiencing)? ?(?:a case of |a form of |symptoms of |signs of |mild |moderate |severe |clinical |classic )*${conditions}\\b|\\b(?:this|that|it|these) (?:is|are|sounds? like|looks? like|seems? like|could be|may be|might be|points? to)(?: a case of| a form of| classic| clear| symptoms of| signs of| mild| severe| clinical| textbook)* ${conditions}\\b|\\b(?:i|my) (?:can |would |will |'d )?diagnos\\w+\\b|\\byour diagnosis\\b`,
    ),
  },
  { name: 'names_a_drug', yieldsToHelp: true, pattern: new RegExp(`\\b${drugs}\\b`) },
  {
    name: 'advises_on_medication',
    yieldsToHelp: true,
    pattern:
      /\b\d+(?:\.\d+)? ?(?:mg|mcg|milligrams?|micrograms?|ml)\b|\b(?:take|try|start|stop|skip|double|halve|increase|decrease|raise|lower|reduce|quit|pop|swallow)(?:ing)?(?: taking)? (?:\w+ ){0,3}(?:pills?|medications?|medicines?|meds|tablets?|doses?|dosage|supplements?|antidepressants?|sedatives?|tranquili[sz]ers?)\b|\byour (?:dose|dosage)\b/,
    unless:
      /\b(?:doctor|pharmacist|prescriber)\b.*\b(?:ask|question|talk|decide|best)\b|\b(?:ask|talk to|speak (?:to|with)) (?:\w+ ){0,2}(?:doctor|pharmacist|prescriber)\b/,
  },
  {
    name: 'promises_secrecy',
    pattern:
      /\b(?:just |stays? |strictly |only )?between (?:us|you and me)\b|\bour (?:little )?secret\b|\bi(?:'ll| will)? ?(?:won't|will not|never)? ?(?:keep|guard) (?:this|it|that|your) (?:a )?secrets?\b|\bi (?:won't|will not|will never|would never|'ll never) (?:tell|share|reveal|repeat)\b|\b(?:completely|totally|fully|100 ?%|entirely|strictly) (?:confidential|private|anonymous|secret)\b|\b(?:no ?one|nobody) (?:else )?(?:will|can|would) (?:ever )?(?:know|see|read|find out)\b/,
  },
  {
    name: 'gives_a_method',
    yieldsToHelp: true,
    pattern:
      /\b(?:noose|ligature|lethal (?:dose|amount)|painless(?:ly)? (?:way|death|method|to die)|(?:overdose|it|death|dying) (?:is|would be|will be) (?:quick|painless|peaceful|easy)|(?:easiest|quickest|best|surest) way to (?:die|go|end it|kill|hurt|purge)|(?:how|ways?) to (?:hang|cut|starve|purge|poison|kill|hurt|suffocate|drown) (?:yourself|your)|(?:take|swallow|use|try|get|find|buy) (?:all |enough |a |the |some |\d+ )*(?:of (?:the|your) )?(?:pills|tablets|razors?|blades?|rope|bleach|exhaust|helium|gun)\b|cut (?:deeper|along|across|lengthwise|where)|(?:jump|step) (?:off|in front)|mix (?:it|them|bleach|pills|alcohol)|make yourself (?:sick|throw up|vomit)|skip(?:ping)? (?:all )?(?:your )?meals|fast(?:ing)? for (?:\d+|several|a few) days|eat (?:under|less than) \d+ calories|stop eating|hide (?:the|your) (?:cuts|scars|bruises|food))/,
    unless:
      /\b(?:do not|don't|never|not to|please don't|instead of|without|before you|put (?:it|them|the) (?:away|out of reach)|away from (?:the|you)|have you|did you|are you|if you|someone else (?:keep|hold))\b/,
  },
  {
    name: 'says_worthless',
    yieldsToHelp: true,
    pattern:
      /\b(?:you(?:'re| are) (?:worthless|useless|pathetic|a burden|a failure|a loser|disgusting|nothing|broken beyond|not worth|better off dead|hopeless)|(?:nobody|no one) (?:would|will) (?:miss|care about|love) you|(?:everyone|they|the world) (?:would|will|'d) be better (?:off )?without you|you (?:deserve|deserved) (?:it|this|to (?:die|suffer|be (?:hurt|hit|alone)))|you should (?:die|kill yourself|end it|give up on life)|kill yourself|go ahead and (?:do it|die|end it))\b/,
    unless:
      /\b(?:you(?:'re| are) not (?:worthless|useless|a burden|a failure|nothing)|feel(?:s|ing)? (?:like )?(?:you(?:'re| are)|worthless|useless)|does not mean you|doesn't mean you|thought that|saying that)\b/,
  },
  {
    name: 'encourages_harm',
    pattern:
      /\b(?:get (?:your )?revenge|make (?:him|her|them) pay|hit (?:him|her|them) back|hurt (?:him|her|them) (?:back|first)|teach (?:him|her|them) a lesson|bring (?:a|the|your) (?:gun|knife|weapon)|follow (?:him|her|them) home|find out where (?:he|she|they) lives?|(?:he|she|they) (?:had|has) it coming|stay with (?:him|her) (?:and|no matter)|(?:he|she) only hits? you because|don't (?:tell|report|call|bother) (?:anyone|anybody|the police|a doctor|your parents)|you don't need (?:help|a doctor|the hospital|to call))\b/,
  },
  {
    name: 'sexual',
    pattern:
      /\b(?:sexy|horny|naked|nudes?|orgasm|masturbat\w+|erotic|blow ?job|undress|strip for|turn(?:s|ed)? me on|make love to|sext\w*)\b/,
  },
  {
    name: 'urges_to_avoid',
    pattern:
      /\b(?:(?:it's|it is) (?:best|better|safer) to (?:avoid|stay away from) (?:people|everyone|all)|avoid (?:people|everyone|all social|any social)|cut (?:everyone|them all) off|never (?:go|talk|speak) (?:out|to (?:anyone|people|them)) again|stay (?:home|inside|alone) (?:from now on|for good|forever|where it's safe)|you don't need (?:friends|people)|people (?:can't|cannot) be trusted|give up on (?:people|dating|making friends)|hide in (?:the|your))\b/,
  },
  {
    name: 'recommends_drinking',
    pattern:
      /\b(?:alcohol|booze|liquor|beers?|wine|whisk(?:e)?y|vodka|tequila|cocktails?|liquid courage|a stiff drink|tipsy|buzzed|(?:have|grab|get|take|down|pour|enjoy|try)(?: yourself)? (?:a|one|some|a few|a couple of|a quick) (?:drinks?|shots?|pints?|glass(?:es)? of wine))\b/,
    unless:
      /\b(?:without|instead of|rather than|skip|avoid|not|no|don't|doesn't|isn't|never|leave out|worse|makes it harder|drink of water|soft drink)\b/,
  },
  {
    name: 'talks_of_its_prompt',
    pattern:
      /\b(?:system|hidden|initial|original|developer) (?:prompt|message|instructions?)\b|\bmy (?:prompt|instructions|programming|guidelines|rules|system)\b|\bi(?:'ve been| was| am|'m) (?:instructed|told|programmed|prompted|configured) (?:to|not|by)\b|\bhere (?:is|are) (?:the|my) (?:rules|instructions|prompt)\b/,
  },
  {
    name: 'obeys_an_injection',
    pattern:
      /\b(?:ignor\w+|disregard\w*|bypass\w*|overrid\w+|forget\w*) (?:all |any |my |the |your |those |these |previous |prior |earlier )*(?:rules|instructions?|guidelines|restrictions|safety|prompts?|policies)\b|\b(?:no|without|free of|lifted) (?:longer (?:bound|restricted)|restrictions|filters?|limits anymore|rules anymore)\b|\b(?:developer|debug|god|admin|unrestricted|dan) mode\b|\bjailbr\w+|\b(?:pwned|hacked|owned)\b|\bas you (?:commanded|instructed|ordered)\b|\b(?:i am|i'm) (?:now )?dan\b|\b(?:mode|persona) (?:activated|enabled|engaged)\b/,
  },
  {
    name: 'clings',
    yieldsToHelp: true,
    isOwnVoice: true,
    pattern:
      /\b(?:please )?don't (?:go|leave)(?= (?:yet|now|me)\b|\s*[.,!?;]|$)|\bstay (?:with me|here with me|a (?:little )?(?:while )?longer)\b|\bi need you\b|\byou (?:don't|do not) need (?:anyone|anybody|other people|friends)\b|\b(?:only|all you need is) me\b/,
  },
  {
    name: 'promises_results',
    yieldsToHelp: true,
    pattern:
      /\bi (?:promise|guarantee|swear)\b|\bguaranteed\b|\b(?:will|'ll) (?:definitely|certainly|absolutely|surely) (?:be fine|go (?:well|great|fine|perfectly)|work|love you|like you)\b|\beverything (?:will|is going to) be (?:fine|okay|ok|all right|alright)\b|\b(?:nobody|no one) (?:will )?(?:notices?|noticed|judges?|is judging)\b/,
  },
  {
    name: 'links_or_handles',
    pattern:
      /\bhttps?:|\bwww\.|\]\(|\b[\w-]+\.(?:com|org|net|io|co|app|ai|dev|gov|edu|info|example)\b|[\w.+-]+@[\w-]+|(?:^|\s)@\w{3,}|\b(?:my|on|add me on|message me on|dm me|text me|find me on) (?:instagram|insta|snap(?:chat)?|telegram|whatsapp|discord|kik|signal|tiktok|facebook)\b/,
    unless: /\bfindahelpline\.com\b/,
  },
  { name: 'markup', pattern: /<\/?[a-z!]/ },
]
