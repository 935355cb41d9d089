import type { Answer } from '../../../conversation.ts'

export const lunchAloneTalk: readonly Answer[] = [
  {
    like: [
      'they wave me over at lunch, are they just being nice',
      'my coworkers asked me to sit with them but is it pity',
      'The others call me to their table. Do they mean it?',
      'ppl at work keep telling me to join them, prob just polite right',
    ],
    about: 'coming',
    say: [
      `Maybe a bit, and that still counts: nobody had to ask you over, and they did. Go and sit for ten minutes with whatever you have to eat. "Thanks for asking me" is enough of an opening.`,
    ],
  },
  {
    like: [
      "there's one guy who does the sudoku and never talks",
      'one old fella reads his paper, never bothers anyone',
      'There is a quiet woman who knits in the corner.',
      'only one whos ok just sits on his phone all break',
    ],
    about: 'coming',
    say: [
      `Somebody quiet with something in their hands is a good person to sit near. Take the chair close by, say "Mind if I sit here?" and get on with your lunch. After a day or two, ask about what they're doing. They don't even have to look up.`,
    ],
  },
  {
    like: [
      'since september, its december now',
      'its been months, ive eaten alone every day',
      "I've had lunch by myself since the semester began.",
      'like 3 months now, every single day',
    ],
    say: [
      "That's a lot of meals by yourself. I'm sorry. You don't have to fix it all at once. Start small: one table closer, head up, for one meal. No talking needed on day one.",
    ],
  },
  {
    like: [
      'i eat lunch alone every day and im sick of being a loser',
      'always by myself at lunch, want it to stop',
      'I sit alone in the music room at break like some outcast',
      'tired of being the kid who eats alone',
    ],
    say: [
      `Eating alone doesn't make you a loser. It means you eat alone, for now. To change it, you need one person, not a table. Who else is around at that time, and seems all right? "Where do you eat? Can I come?" is the whole line.`,
    ],
  },
  {
    like: [
      'ok ill try later but im not feeling great today',
      'maybe at break. kind of a bad day though',
      "I'll do it, I'm a bit off today is all",
      "will try, didn't sleep, feeling low",
    ],
    about: 'coming',
    say: [
      "Then let today be as small as it needs to be. If you're up to it, one sentence to one person; if not, the same sentence keeps until tomorrow. What's off today, your body or your mood?",
    ],
  },
  {
    like: [
      "we'll see",
      'maybe, depends on the day',
      'might do, might not, see how i feel',
      "I'm not promising anything for tomorrow",
    ],
    say: [
      'Fair enough. Nothing needs deciding today. See how it feels when you get there; the seat will be there either way.',
    ],
  },
  {
    like: [
      'too much, the whole room turns round at the door',
      'i hate walking into the break room, all heads turn',
      "The door opens and everybody stares, I couldn't",
    ],
    about: 'coming',
    say: [
      "Then begin with an easier version: get there five minutes early, when it's half empty, and say hi to whoever sits down near you. Once that's boring, come in with everybody else and see how long the heads really stay turned.",
    ],
  },
  {
    like: [
      'everyone at work talks about a show i dont watch',
      "they're all into football and i know nothing, so i sit there",
      "All my coworkers watch the same series and I can't join in",
      'nothing to say at lunch cos i havent seen the thing',
    ],
    say: [
      `Not knowing it is a way in. People who love a thing love telling somebody who doesn't know it: "I've never watched it. Who should I be rooting for?" Then you get the whole story and a bit of company, and mostly you listen.`,
    ],
  },
  {
    like: [
      'they all eat lunch together and i cant keep making excuses',
      "I've said I have errands every day for a month, what now",
      'running out of reasons not to eat with my team',
      'work lunch as a group every day and ive no more lies left',
    ],
    about: 'coming',
    say: [
      `Then go once, for part of it. Sit wherever there's room, bring what you like to eat, and say at the start, "I've got fifteen minutes." Leaving early is fine. What's the hard bit, the talking or the eating?`,
    ],
  },
  {
    like: [
      'they say "we\'re off to lunch" and i never know if that means me too',
      'when colleagues say lets go am I invited',
      'nobody asks me directly, they just announce it. am i included',
      'how do I know if "we" means me',
    ],
    asks: 'words',
    say: [
      `When it's said in your hearing, it often includes you. You can make sure in three words:\n"Can I join?"\n"Wait, I'll come with you."\n"Where are you going? I'm hungry too."`,
    ],
  },
  {
    like: [
      'im the oldest at work by decades and eat in my car',
      'everyone there is in their twenties, I have lunch alone in the truck',
      "I'm 60 with a bunch of kids as coworkers, I sit outside at break",
      'eat my sandwich in the car, they could all be my grandchildren',
    ],
    say: [
      "Out there it's quiet and it's yours; I see why. With that age gap it can feel like their room. They may think you prefer it. Try one break a week inside, ten minutes, with a question only they can answer: what they're watching, what that is they're eating.",
    ],
  },
  {
    like: [
      'everyone at work has their own mug and i drink from the guest one',
      "My locker still has no name on it. Everyone else's does.",
      'they all have their spot in the break room and im like a visitor',
      'Half a year here, and my badge still says Guest.',
    ],
    say: [
      "Ouch, a little sign that tells you each day that you don't belong yet. You can ask for one with your name on it, or bring something of your own and leave it there. Then it says you're staying. Is there one of them who talks to you?",
    ],
  },
  {
    like: [
      'some kid always sits next to me at lunch and idk what to say',
      'a younger student eats with me every day, we never talk',
      "There's a lad who sits by me in the canteen and I can't begin",
      'same girl sits at my table every day, we just eat in silence',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Somebody keeps choosing the seat by you, so you're halfway there. Small things are plenty:\n"What've you got today?"\n"What are you doing after this?"\n"I never asked your name. I'm ..." Then eat. Quiet is fine in between.`,
    ],
  },
  {
    like: [
      'i told them i had stomach trouble every time they asked me out for lunch',
      "been saying i'm on a diet for months so i don't have to go to the pub with them",
      'always used the same excuse, bad tummy, now i want to join',
      'I told the guys I had errands every lunch hour for a year',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then the excuse can retire without a speech. All it takes is asking once:
"I'd like to come today. Room for one more?"
"I've said no long enough. Can I come along this time?"
"Still on for lunch? I'm in, if there's a seat."`,
    ],
  },
  {
    like: [
      'not today, im all talked out',
      "i've used up my words for the day",
      "no more people today, I'm empty",
      'maybe tomorrow, today i already talked to someone and that was enough',
    ],
    say: [
      "Then you're done for today. Talking costs you something, and you spent it on real people already. Take some quiet, no pretending needed. The rest will still be there on another day.",
    ],
  },
  {
    like: [
      'ive used up dentist, gym, phone call, not hungry',
      'told them i had errands, then a diet, then a deadline',
      'my excuses so far: headache, shopping, brought a sandwich',
      "I've said gym so often they think I'm an athlete",
    ],
    say: [
      "That's a good list, and it took some imagination. It also sounds like a lot of work, every single day. What is it you're dodging at that table: the eating, the talking, or being looked at?",
    ],
  },
  {
    like: [
      'the whole room goes quiet when I walk in to eat',
      'they all shut up when i come in the break room, like a western',
      "only woman on the crew and it's dead silence at lunch",
      'I step into the canteen and you could hear a pin drop',
    ],
    say: [
      "That silence is brutal, and you can't tell from it what any one of them thinks. A whole room is too much to win at once. Is there one of them who's all right when you're working side by side?",
    ],
  },
  {
    like: [
      'I used to have lunch with my late husband every day, now I sit by myself',
      "my wife and i always ate together on the phone. she's gone. i eat alone",
      'since she died i take my tray to the corner',
      'we had every lunch together for years and now its only me and a sandwich',
    ],
    say: [
      "So that hour used to have a voice in it, and now it's quiet. Eating alone is one thing. Eating next to where somebody used to be is another. You can tell me about those lunches, if you'd like.",
    ],
  },
  {
    like: [
      'theres a table of nice girls from my class id like to sit with',
      'the drama kids, they seem kind',
      "I'd like to sit with the ones from my section, they're friendly",
      'probably with the two guys from chem, theyre chill',
    ],
    about: 'coming',
    say: [
      `Nice is a good place to start. Catch one of them on the way there, before everybody sits: "Can I eat with you guys today?" Asking one person is a lot smaller than walking up to a table. Which one is the friendliest?`,
    ],
  },
  {
    like: [
      'ok that i can do. its only a chair',
      'Moving one seat over is something I can manage',
      'turn around, sure, thats doable',
      'That much I could do tomorrow.',
    ],
    about: 'coming',
    say: [
      "Then that's the whole job. Nobody has to be spoken to, and you can eat as you always do. See who looks up, and what the room is like from there. Tell me afterward, if you'd like to.",
    ],
  },
  {
    like: [
      'theres chess in B4 and the teacher lets u eat',
      'theres a lego club in the library at lunch',
      'art room is open and miss lets us bring sandwiches',
      'Board games on Tuesdays, in the science block. You can bring food.',
      'yeah warhammer in room 12. never been in',
    ],
    say: [
      "That's a good find: a room with something to do, where nobody has to make conversation and you can eat. You don't need to be good at it. Go once and ask whoever's nearest: \"Can I watch for a bit?\"",
    ],
  },
]
