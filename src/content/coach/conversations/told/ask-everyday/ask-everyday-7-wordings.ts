/** More examples of messages, by the id of the answer they belong to. */
export const askEveryday7Wordings: Readonly<Record<string, readonly string[]>> = {
  'sweating-smell': [
    'i sweat through my shirt when im nervous',
    'do i smell? scared people notice',
    "My palms are wet and they'll want to shake hands",
    'forehead dripping in the meeting, everyone saw',
    'pit stains on a grey tshirt omg',
    'worried my feet stink if they say take off shoes',
    'sweat running down my face talking to a girl',
    'someone asked why im sweating so much',
    'how to stop sweating at parties',
    'I sweat a lot in the office and I am ashamed of smell',
    'sweat dey pour me anytime I stand for front of people',
    'clammy hands at church sign of peace',
    'my back was soaked on the date',
    'ah sweat like a pig in company, whit can a dae',
    'what should i wear so sweat doesnt show',
    'upper lip sweat when i order food',
    'sweatin worse than a sinner in church at this reunion, folks can see',
    'basa kili-kili ko sa presentation, nakakahiya',
  ],
}
