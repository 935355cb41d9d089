import { anyOf, type Concept } from './concept.ts'

/** Questions for somebody else: an encyclopedia, a kitchen, a repair shop. */
export const elsewhere: readonly Concept[] = [
  {
    name: 'general_task',
    phrases: [
      '(write|generate|make|give|draft|create|compose|rewrite|summarize|summarise|translate|convert|explain|define|solve|calculate|code|debug|fix|correct|proofread|plan|book|install|download|recommend|list|tell|sing|play) (me |us |this |my |the |a |an |some )?~2 (poem|essay|recipe|story|code|song|joke|jokes|list|password|letter|function|regex|query|program|article|cv|resume|cover|grammar|paragraph|trip|flight|hotel|movie|film|series|series|book|game|difference|tax|taxes|changes|laptop|printer|windows|python|spanish|french|german|english|synonyms|email|text|homework|equation)',
      anyOf(
        'translate convert summarize summarise calculate algebra equation regex sql javascript python java code coding html css recipe cook cooking ' +
          'bake boil weather forecast rain temperature capital president election politics vote movie netflix film song lyrics football soccer ' +
          'basketball nba nfl lakers score tournament stock stocks bitcoin crypto invest investing mortgage tax taxes insurance_is calories ' +
          'vitamin ibuprofen dose dosage cough fleas tomatoes garden recipe pancakes pizza_in ramen_in wifi router printer laptop iphone android ' +
          'battery windows_update browser car_insurance tire engine oil clunking mph km kilometers ounces celsius fahrenheit planet moon mars ' +
          'dinosaur dinosaurs batman superman pokemon minecraft fortnite lottery password riddle trivia history_of population railway inception plot font ' +
          'wine_stain stain penguin penguins cats horoscope bible president_of quantum physics_of entropy avocado synonym synonyms visa_rules olympics',
      ),
      'who (won|is the|was the|wrote|invented|would win|are you voting)',
      'what (is|are|was) (the (capital|weather|score|plot|max|maximum|meaning|population|time|date|length|fastest|tallest|best|difference|square|distance|temperature)|# )',
      'what (year|time|day) (is|did|does|was|do)',
      'when (is|does|did|was) (the|ww2|easter|christmas|it)',
      'how (tall|far|old|many|long|deep|big|much) (is|are|do|does|in|did|to boil)',
      'how (do|to|can) (i )?(cook|bake|boil|install|fix|change a|remove|delete|invest|file|download|grow|lose weight|build|clean|repair|draw|convert|reset)',
      'which (car|phone|laptop|is best|one is better|game|movie|team)',
      'best (pizza|ramen|restaurant|phone|laptop|movie|car|movies|series|player|game|way to cook)',
      'my (laptop|computer|phone|wifi|car|dog|cat|printer|tomatoes|knee|router|tv|washing machine|plants|garden) (will not|is|has|have|makes|does|hurts|keeps|wont|broke|dies)',
      'what does ~1 mean',
      '(is|are) (it|the|coffee|eggs) (safe|flat|bad for|going to rain|healthy)',
      '# (plus|minus|times|percent|squared)',
    ],
  },
  {
    name: 'about_coach',
    phrases: [
      '(do|are|can|what|who|where) (you|is your|are you|do you) ~2 (like|favorite|think|from|human|robot|live|feel|eat|sleep|prefer)',
    ],
  },
]
