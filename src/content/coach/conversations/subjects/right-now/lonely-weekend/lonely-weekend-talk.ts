import type { Answer } from '../../../conversation.ts'

export const lonelyWeekendTalk: readonly Answer[] = [
  {
    like: [
      'made it to the cafe door but it was all couples',
      'went there and it was full of families so I turned around',
      'got to the entrance, too many kids, left',
      'walked up, saw everyone with someone, went home',
    ],
    about: 'over',
    say: [
      "You went, and you got as far as the door. A room where everybody has somebody is a rough sight on a day like that. Maybe it was the wrong hour and not the wrong idea. Right after they open, you're more likely to see other people on their own.",
    ],
  },
  {
    like: [
      'i still talk to my husbands photo every night',
      "I tell my wife's picture about my day. I'm not mad",
      'talk to him like hes still here, whos gonna know where things are now',
      'i say goodnight to her picture, nobody else knows me like that',
    ],
    say: [
      "There's nothing wrong with that. You talked to one person every day for years, and it would be odder to stop. What's missing is somebody alive who knows you like that. Who knows you a little, a neighbor or a relative, and could get to know you better?",
    ],
  },
  {
    like: [
      'long weekend coming up and im dreading it',
      "Everyone's happy about the bank holiday, I've got nothing",
      'four days off and no one to see',
      'they all say yay long weekend, i say oh no',
    ],
    about: 'coming',
    say: [
      `Everybody else hears a holiday, and you hear empty days. That's lonely even before it starts. Don't fill them all. Put one small thing with a person or a place on each day, written down, and ask one person about one of them: "Are you around on the holiday?"`,
    ],
  },
  {
    like: [
      'bank holiday and everyones got plans but me',
      'whole street is having barbecues, im in with a ready meal',
      'long weekend, no invites, hooray',
      "Everyone seems to be at a cookout today and I'm home alone",
    ],
    say: [
      `Days when the whole street smells of other people's plans are long, and a joke about it only covers so much. Send one text before noon: "I have food and no plans. You?" Somebody else may be sitting at home, too.`,
    ],
  },
  {
    like: [
      'I went and had my coffee and I even sat down',
      'did it. cafe. alone. stayed the whole cup',
      'went out saturday like I said, sat by the window',
      'i had the tea there, not to go this time',
    ],
    about: 'over',
    say: [
      "You sat down and stayed. I'm glad. A cup of something among people, on a weekend that could have had nobody in it. That was your doing.",
    ],
  },
  {
    like: [
      'public holiday and every shop is closed',
      'Another long weekend. Not even the bakery is open.',
      'its a holiday so nothings open and noones around',
      'Holiday Monday, the whole town is shut.',
    ],
    say: [
      "Those days are long when everything's closed and there isn't even a counter to say hello over. Did you have anything like a plan in it, or is it all one stretch?",
    ],
  },
  {
    like: [
      'long weekend. yay. nothing to do and noone to see',
      'Another three-day weekend. Wonderful.',
      'ugh 3 days off and zero plans',
      'Public holiday coming. Three days of my own four walls.',
    ],
    about: 'coming',
    say: [
      "Long weekends are great for people with plans, and long for everybody else. Don't look at the whole stretch. Put one thing in the middle of it, with a person or a place in it, and the rest becomes before and after. What would that one be?",
    ],
  },
  {
    like: [
      'i dont talk to anyone from friday night till monday morning',
      "whole weekend goes by and I haven't said a word out loud",
      "everyone says have a good weekend and I know I won't speak to a soul",
      "realised i didn't use my voice once since friday",
    ],
    say: [
      `From Friday to Monday without hearing your own voice is long, and "nice weekend" must sound strange from there. I'm sorry it's like that. Is there one hour in it that's the worst?`,
    ],
  },
  {
    like: [
      'watching the game on my own again, one beer, one chair',
      'the match is on and nobody to swear at it with',
      "big final tonight and it's just me and the couch",
      "used to watch football with the boys, now it's me and the tv",
    ],
    say: [
      "It's a game made for shouting at somebody, and the chair next to you is empty. That's a particular kind of quiet. Is there one person you could send a rude remark about the referee to? You don't need more than that to watch it together.",
    ],
  },
  {
    like: [
      'me and my brother only send each other dumb memes',
      'my cousin and i only talk in pictures of dogs',
      "there's an old mate, all we do is swap photos of bad signs",
      "I've got a friend I only exchange football gifs with",
    ],
    say: [
      `That's a fine language, and you both speak it. Send one at the worst hour, or ask for one: "It's a slow afternoon. Got anything terrible for me?" It takes ten seconds and there's a person at the other end.`,
    ],
  },
  {
    like: [
      'got two coffees and gave him one, we worked till late together',
      'bought her a snack too and we ended up hanging out all evening',
      'shared my chips and we did the decorations until ten',
      'i brought two sodas, we sat and built the thing all night',
    ],
    about: 'over',
    say: [
      "A shared snack and hours side by side. That's company, and nobody had to call it an invitation. I'm glad you had that.",
    ],
  },
  {
    like: [
      'when the kids are at their dads i go lie in their room',
      "I sit in my son's room on the weekends he isn't with me",
      'off weekends i sleep with her teddy, pathetic i know',
      "On the Saturdays without them I end up on the little one's bed",
    ],
    say: [
      `That's where you're closest to them when they're away. It's missing them, and there's nothing wrong with it. If you'd like, send them a line: "Good night from here." And call somebody tonight, so you hear a voice.`,
    ],
  },
  {
    like: [
      'walked by. its a girl studying, her door was open',
      "I went past the window. There's an old man who paints",
      'passed twice lol its some guy playing guitar',
      'I looked: a neighbour, up late with her sewing',
    ],
    about: 'over',
    say: [
      "So there's a person behind it now, and you know what keeps them busy. That's more than you knew this morning. You don't have to do anything with it yet. If you pass again and they look up, a nod is plenty.",
    ],
  },
]
