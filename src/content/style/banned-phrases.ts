/** Words we don't ship, and why. A phrase matches whole words, ignoring case. */
export type BannedPhrases = { why: string; phrases: readonly string[] }

export const bannedPhrases: readonly BannedPhrases[] = [
  {
    why: 'They tell someone who is struggling that it should not be hard.',
    phrases: [
      'just',
      'simply',
      'easy',
      'easily',
      'obviously',
      'effortless',
      'effortlessly',
      'no big deal',
      'all you need',
    ],
  },
  {
    why: 'They wave the feeling away.',
    phrases: [
      ...["don't worry", 'no worries', 'cheer up', 'stay positive', 'think positive', 'snap out of it', 'get over it'],
      ...["you've got this", 'you got this', 'believe in yourself', 'be yourself', 'fake it till you make it'],
      ...['everything will be fine', 'nothing to be afraid of', 'nothing to fear'],
    ],
  },
  {
    why: 'They blame.',
    phrases: ['you should have', "you shouldn't have", 'you failed', 'your fault', 'you forgot to', 'invalid'],
  },
  {
    why: 'They promise what nobody can keep.',
    phrases: [
      ...[
        'cure',
        'cures',
        'cured',
        'guaranteed',
        'scientifically proven',
        'clinically proven',
        'proven',
        'once and for all',
      ],
      ...[
        'say goodbye to anxiety',
        'anxiety-free',
        'stress-free',
        'overnight',
        'life-changing',
        'instant results',
        'works every time',
      ],
    ],
  },
  {
    why: 'They claim a study without naming one.',
    phrases: ['studies show', 'research shows', 'science says', 'experts say', 'experts agree', 'studies have shown'],
  },
  {
    why: 'They are advertising.',
    phrases: [
      ...['journey', 'navigate', 'navigating', 'empower', 'empowers', 'empowering', 'unlock', 'unlocks', 'unlocking'],
      ...[
        'game-changer',
        'game changer',
        'transform',
        'transformative',
        'supercharge',
        'level up',
        'unleash',
        'elevate',
      ],
      ...[
        'leverage',
        'seamless',
        'seamlessly',
        'holistic',
        'robust',
        'cutting-edge',
        'thrive',
        'next level',
        'harness',
      ],
      ...[
        'amazing',
        'awesome',
        'incredible',
        'ultimate',
        'life hack',
        'hacks',
        'best version of yourself',
        'comfort zone',
      ],
    ],
  },
  {
    why: 'They fill space.',
    phrases: [
      ...["in today's", 'fast-paced', 'in this article', "let's dive", 'dive into', 'dive in', 'delve', 'delves'],
      ...["it's important to", 'it is important to', "it's worth noting", 'needless to say', 'at the end of the day'],
      ...['in conclusion', 'to sum up', 'last but not least', 'when it comes to', 'look no further', 'a wide range of'],
      ...['plays a crucial role', 'tapestry', 'testament to', 'treasure trove', 'whether you are', "whether you're"],
      ...['not only', 'more than just', "isn't just", 'tell me more about that', 'that is so interesting'],
    ],
  },
  {
    why: 'They coach hiding. Disguise is a safety habit, and our own lesson says to drop it.',
    phrases: [
      ...[
        'nobody notices',
        'nobody can see it',
        'nobody can see you so',
        'with your mouth closed',
        'looks like choosing',
      ],
      ...['looks like waiting', 'look like notes', 'looks like checking', 'back wall', 'both hands around'],
      ...['under the table if you must', 'warm in here', 'hands lie still', 'fill it halfway'],
      ...['few people face you', 'off the page', 'only your head they see', 'something to hold a cup'],
      ...['bathroom stall', 'take over if you', 'as if you were on your way', 'gives your eyes', 'besides each other'],
      // Emptying the lungs can make a panic worse.
      'until nothing is left',
    ],
  },
  {
    why: 'They give a figure nobody measured or a comfort nobody can give.',
    phrases: [
      ...['half as strong', 'a tenth of it', 'half the table', 'most of the table', 'most tables', 'half the room'],
      ...['nobody has noticed', 'nobody noticed', 'nobody will notice', 'no one will notice', 'stopped listening'],
      ...[
        'relieved to be asked',
        'somewhat relieved',
        'settles most people',
        'rarely mind being asked',
        'nearly everyone who',
      ],
      ...['the worst is over', 'everyone else is glad', 'most people do in a year', 'gone before the receipt'],
      ...['save you ten minutes', 'one guess in ten', 'minutes of guessing'],
      ...['read for a week before', 'first eight words', 'shake for about', 'settles the room', 'the line survives'],
      ...['people take it well', 'nobody keeps count', 'minutes of calm', 'people rarely mind', 'hold tears against'],
      ...['which suits everyone', 'overdue and welcome', 'a change of subject nobody', 'nerves overestimate'],
    ],
  },
  {
    why: 'They sound translated, threatening or clever at the cost of sense.',
    phrases: [
      ...['until what time', 'half past', 'let you get on', 'three quarters of an hour', 'your trade'],
      ...['nobody to find you', 'they likes', 'they thinks', 'they wants', 'they knows'],
      ...['glad of', 'full stop', 'going mad', 'also if', 'also when', 'also without', 'one look back'],
      ...['slow elevators', 'laughing so little', 'wisely eating', 'lost my alibi', 'wearing a name tag'],
      ...['turn round', 'another thing again', 'hear badly', 'i feel unwell'],
      ...['then the kettle', 'no second showing', 'of the kind called', 'waits for a look'],
      ...['shall we', "needn't", 'seldom', 'in company', 'nothing hangs', 'hangs on it', 'also none'],
      ...['opening hours', 'take along', 'taken along', 'talk comes along', 'lesson starts'],
      ...['an simple', 'one thing less', 'some time this week', 'not among yours', 'your password holds'],
      ...['belong to it', 'belongs to it', 'takes itself back', 'the whole rest', 'lies there', 'back as it was'],
    ],
  },
  {
    why: 'They are noises, and say neither what happened nor what to do.',
    phrases: ['oops', 'whoops', 'uh oh', 'something went wrong', 'please try again later', 'yay', 'woohoo'],
  },
  {
    why: 'They are not finished.',
    phrases: ['coming soon', 'lorem ipsum', 'todo', 'tbd', 'placeholder'],
  },
]

// Folded once: the tests search thousands of texts, and folding the list each time takes minutes on a busy machine.
const folded = bannedPhrases
  .flatMap(({ phrases }) => phrases)
  .map((phrase) => ({ phrase, words: ` ${foldWords(phrase)} ` }))

/** The banned phrases in a text, in the order of the list. */
export function findBannedPhrases(text: string): string[] {
  const words = ` ${foldWords(text)} `
  return folded.filter((banned) => words.includes(banned.words)).map(({ phrase }) => phrase)
}

/** Lower case, straight apostrophes, single spaces, no other punctuation. */
function foldWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
