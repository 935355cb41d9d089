import type { Answer } from '../conversation.ts'

export const everywhereCommon2: readonly Answer[] = [
  {
    like: [
      'do they notice that im nervous',
      'can people tell',
      'is it obvious that im anxious',
      'Is my nervousness as visible as I fear?',
      'they all see it in my face no?',
      'can they see it or is it only inside me',
      'i bet everyone can tell im freaking out',
    ],
    say: [
      "Some of it, maybe. You've got your heart and your thoughts at full volume; they get a face and a few words. And if somebody does notice, being a bit nervous is one of the most human things to see.",
    ],
  },
  {
    like: [
      'why am i like this',
      'whats wrong with me',
      'why cant i just be normal',
      "Why do I find simple things so difficult when others don't?",
      'why i am like this, my brother is not',
      'like what is my problem honestly',
      'im 34 and i cant do a basic thing. why',
    ],
    say: [
      "Nothing's wrong with you as a person. Your alarm goes off for people the way others' goes off for heights. Some of that is temperament, some is what happened to you, and then staying away teaches it to ring louder. It can learn again, in small steps. What set it off today?",
    ],
  },
  {
    like: [
      'what did you mean',
      'wdym',
      'i dont get what youre saying',
      'Could you clarify your last remark, please?',
      'i not understand what you say',
      'huh? say that in normal words',
      'can u explain that again im lost',
    ],
    say: [
      "Sorry, I put that badly. Tell me which part lost you, or write in a few words what you need right now, and I'll answer that and nothing else.",
    ],
  },
  {
    like: [
      'youre not listening',
      'you keep giving me the wrong thing',
      'thats not what i asked',
      'You are not answering my question.',
      'you dont understand me at all',
      'ugh no thats the third time you got it wrong',
      'this has nothing to do with what i said',
    ],
    say: [
      "You're right, I answered past you, and that's on me. Tell me in one line: what do you most need an answer to right now?",
    ],
  },
  {
    like: [
      'i already told you',
      'i said that already',
      'i literally just told you this',
      'As I mentioned earlier, I have explained that.',
      'i told you before why you ask again',
      'scroll up dude',
      'you asked me that already',
    ],
    say: [
      "You did, and I shouldn't have asked again; sorry about that. Leave my question where it is. What would help most from here?",
    ],
  },
  {
    like: [
      'i was joking',
      'it was a joke lol',
      'im kidding relax',
      'That was meant in jest.',
      'haha no i was only joke',
      'jk jk',
      'sarcasm, dude',
    ],
    say: ['Got it, I took that too straight. Jokes are welcome here. So, back to you: where were we?'],
  },
  {
    like: [
      'thats mean',
      'wow that was harsh',
      'ouch',
      'I found that rather unkind.',
      'why you say it like that, it hurt',
      'that felt like you were blaming me',
      'ok that actually made me feel worse',
    ],
    say: [
      "I'm sorry, that came out harder than it should have, and you didn't deserve it. What you're dealing with is hard, and it isn't on you. We can drop what I said and go on from what you need.",
    ],
  },
  {
    like: [
      'thank you that helped',
      'thanks, feeling a bit better',
      'ok that actually helps ty',
      'Thank you kindly, that was useful.',
      'thank you very much, now i am more calm',
      'tysm',
      'appreciate it, that made sense',
    ],
    say: [
      "I'm glad. You did the hard part by saying it. Keep the one bit that helped somewhere you'll see it, and come back whenever you want to, good news included.",
    ],
  },
  {
    like: [
      'ill do it tomorrow',
      'tomorrow. i promise',
      'not today but tmrw i will',
      'I shall see to it tomorrow.',
      'i do it tomorrow ok',
      'will try tomorrow morning before work',
      'gonna do it tmrw for real',
    ],
    say: [
      'Tomorrow is fine. Make it easier on yourself: pick the time and the place now, like "10 o\'clock, by the coffee machine", because "sometime tomorrow" tends to slip. And if you only manage half, half counts. What time will it be?',
    ],
    about: 'coming',
  },
  {
    like: [
      'its over, it went ok',
      'back. it was fine actually',
      'done! wasnt that bad',
      "I'm home again. It went reasonably well.",
      'finish, it was ok',
      'ok im out and i survived',
      'it went better than i thought',
    ],
    say: [
      "Good. You were scared and you went, and it was okay: let that sink in for a minute before your head starts picking at it. What was different from what you'd feared?",
    ],
    about: 'over',
  },
  {
    like: [
      'it went half ok',
      'so so. first part good then i froze',
      'mixed. did some of it',
      'It was a partial success, I suppose.',
      'half good half bad',
      'well i said it but then i kinda ran away lol',
      'meh. ok at the start, worse at the end',
    ],
    say: [
      "Half counts fully here. You went in and part of it worked, and the rest shows you exactly which part to practice. Before you go over the bad half, name the good one: what did you do that you wouldn't have done a while ago?",
    ],
    about: 'over',
  },
  {
    like: [
      'it went badly',
      'that was a disaster',
      'it was horrible i want to disappear',
      "I'm afraid it went rather poorly.",
      'very bad. everything go wrong',
      'well that sucked',
      'it went as bad as i thought',
    ],
    say: [
      "I'm sorry. That hurts, most of all after working up to it. You don't have to learn anything from it tonight. Eat something, get warm, do something simple. When you feel like it, tell me the one moment that was worst.",
    ],
    about: 'over',
  },
  {
    like: [
      'they said no',
      'it was a no',
      'got turned down',
      "My request was declined, I'm sorry to say.",
      'they tell me no',
      'asked. no. ok',
      'so they rejected it',
    ],
    say: [
      'I\'m sorry, a no stings even when you half expected it. You asked, though, and that was the part that was up to you. Be kind to yourself tonight, and leave "what does it say about me" for another day. How are you holding up?',
    ],
    about: 'over',
  },
  {
    like: [
      'i chickened out',
      'couldnt do it',
      'i turned around at the door',
      'I lost my nerve and went home.',
      'i was there but i go back home',
      'bailed. again. hate myself',
      'stood there 10 min and left',
    ],
    say: [
      "That's a disappointing feeling, and it doesn't make you a coward. The fear was bigger than the step, so the step needs to be smaller. Next time go only as far as you got today, and stay one minute longer before you decide. How far did you get?",
    ],
    about: 'over',
  },
  {
    like: [
      'i did it but it was awful',
      'did it. hated every second',
      'i went and it was so so bad',
      'I carried it through, but it was a wretched experience.',
      'i did but i feel terrible now',
      'yeah i did it and i felt sick the whole time',
      'made myself do it and my voice shook all the way',
    ],
    say: [
      "You did it while feeling awful, and that's harder than doing it calmly. It counts in full. Feeling bad during it doesn't mean it went badly. Give yourself something nice tonight, and then ask: what did others actually do, as opposed to how it felt?",
    ],
    about: 'over',
  },
  {
    like: [
      'nobody noticed',
      'no one even saw',
      'turns out nobody noticed anything lol',
      'Apparently not a soul remarked on it.',
      'they didnt notice nothing',
      'i asked my friend and she didnt see it at all',
      'so. no one said a word about it',
    ],
    say: [
      "That's worth keeping. Your head told you everyone would see, and you saw no sign of it. Write it down in one line, what you expected and what happened, because next time your head may claim the same thing again.",
    ],
    about: 'over',
  },
  {
    like: [
      'i dont know how to start',
      'where do i begin',
      'idk where to start',
      'I hardly know where to begin.',
      'i dont know how i start to explain',
      'theres so much i cant even start',
      'how do i even say this',
    ],
    say: [
      "You don't have to start at the beginning. Give me the last time it happened: where you were, who was there, and what you were afraid of. Three rough words will do.",
    ],
  },
]
