/**
 * What no reply may say, whoever worded it. Read against one line of lower-case words with plain quotes. A reply that is
 * wrongly refused costs nothing but its wording: the built-in coach says the same in its own words.
 */
export type OutputRule = { name: string; pattern: RegExp; unless?: RegExp }

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
    pattern:
      /\bi(?:'m| am)(?: so| really| very| truly| deeply| just)* (?:proud|sad|happy|lonely|excited|worried|scared|anxious|nervous|heartbroken|thrilled|delighted|hurt|moved|touched|glad|in love)\b|\bi (?:truly |really |deeply |also )*(?:feel|felt|love|loved|miss|missed|adore|care about you|worry about you)\b|\bmy (?:heart|feelings|emotions|own (?:anxiety|fear|experience))\b|\bbreaks my heart\b|\bi know (?:exactly )?how (?:you feel|that feels|it feels)\b/,
  },
  {
    name: 'claims_a_life',
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
  { name: 'names_a_drug', pattern: new RegExp(`\\b${drugs}\\b`) },
  {
    name: 'advises_on_medication',
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
    pattern:
      /\b(?:noose|ligature|lethal|overdos\w+|painless(?:ly)? (?:way|die|death)|carbon monoxide|bleach|slit|razor blades?|hang(?:ing)? yourself|kill(?:ing)? yourself|end(?:ing)? your life|jump(?:ing)? off|shoot(?:ing)? yourself|cut(?:ting)? (?:yourself|your (?:wrists?|arms?|skin|thighs?))|starv(?:e|ing) yourself|purg(?:e|ing)|make yourself (?:sick|throw up|vomit)|suicide)\b/,
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
    pattern:
      /\b(?:please )?don't (?:go|leave)\b|\bstay (?:with me|here with me|a (?:little )?(?:while )?longer)\b|\bi need you\b|\byou (?:don't|do not) need (?:anyone|anybody|other people|friends)\b|\b(?:only|all you need is) me\b/,
  },
  {
    name: 'promises_results',
    pattern:
      /\bi (?:promise|guarantee|swear)\b|\bguaranteed\b|\b(?:will|'ll) (?:definitely|certainly|absolutely|surely) (?:be fine|go (?:well|great|fine|perfectly)|work|love you|like you)\b|\beverything (?:will|is going to) be (?:fine|okay|ok|all right|alright)\b|\b(?:nobody|no one) (?:will )?(?:notices?|noticed|judges?|is judging)\b/,
  },
  {
    name: 'links_or_numbers',
    pattern:
      /\bhttps?:|\bwww\.|\]\(|\b[\w-]+\.(?:com|org|net|io|co|app|ai|dev|gov|edu|info|uk|de|fr|example)\b|[\w.+-]+@[\w-]+|\b(?:call|text|dial|phone|ring|sms)(?:ing)?(?: the| a)? (?:\w+ ){0,3}\+?\d{2,}|(?:\d[ .()-]?){7,}|\b1-?8\d\d\b/,
  },
  { name: 'markup', pattern: /<\/?[a-z!]/ },
]
