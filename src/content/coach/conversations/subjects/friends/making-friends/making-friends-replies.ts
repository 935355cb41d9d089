import type { Answer } from '../../../conversation.ts'

export const makingFriendsReplies: readonly Answer[] = [
  {
    like: [
      'how do i ask a coworker to hang out outside of work',
      'what do i say to invite someone i only know from class',
      'i want to ask this guy from the gym to do something, how do i word it',
      'how do you ask an acquaintance to meet up without it being weird',
      'give me something to say to ask her for coffee as a friend',
    ],
    say: [
      `Keep it small, and leave room for a no:\n"I'm getting coffee after this. Want to come?"\n"I always like talking to you here. Lunch sometime this week?"\n"I've been wanting to try that place down the road. Would you come along?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask for someones number without it being creepy',
      'what do i say to swap numbers with another mom at yoga',
      'we talk every week and i dont have her number, how do i ask',
      'how do i ask for his instagram as a friend',
      'words for asking a new person how to stay in touch',
    ],
    say: [
      `Best said as one of you is leaving:\n"I'd like to keep talking. Can I give you my number?"\n"What's a good way to reach you outside of here?"\n"I'll send you that thing I mentioned. What's your number?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i text after hanging out with a new friend for the first time',
      'we met up yesterday, what do i write now',
      'how do i follow up so we see each other again',
      'first coffee with a possible friend is over what message do i send',
      'what to write to a new friend so it doesnt fizzle out',
    ],
    say: [
      `Pick up one thing from your conversation:\n"I had a good time. I'm still thinking about what you said."\n"That was fun. Want to do it again in a week or two?"\n"I looked up the thing you told me about. Thanks for that."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i write first on bumble bff',
      'matched with someone on a friend app and dont know what to say',
      'first message to a stranger on a friendship app',
      'i found someone online who also wants friends, what do i say',
    ],
    say: [
      `Name one thing from their profile, then ask about it:\n"We put down the same hobby. How did you get into it?"\n"Hi, I'm new to this app and a bit shy. What made you join?"\n"We seem to like the same things. Would you be up for coffee somewhere in town?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i make clear i only want to be friends not a date',
      'she might think im hitting on her, how do i say its as a friend',
      'what do i say so he doesnt think its romantic',
      'i want a friend not a boyfriend how do i word that',
      'how does a man ask another man to be friends without it being strange',
    ],
    say: [
      `Say it right in the invitation:\n"I'm looking for people to do things with, as friends. Want to come?"\n"I mean this as a friend. I like talking with you. Coffee this week?"\n"Bring somebody along if you like."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to invite someone i only met once',
      'can i ask a person to hang out after one conversation',
      'we talked one time, is it too soon to suggest something',
      'how soon can you ask a new person to meet',
      'is once enough to ask for coffee',
    ],
    say: [
      "Once is enough if you had a good conversation. Ask while they still remember it, within a week or so, and keep it short: half an hour, close by. If it's too soon for them, they can say so, and you've been friendly.",
    ],
  },
  {
    like: [
      'should i text first or wait for them to text',
      'is it my turn to write to the new friend',
      'do i write first or does she',
      'if i text him first again is that too much',
      'who is supposed to message first',
    ],
    say: [
      'Go ahead and write first. With somebody new, both sides are often waiting, and both take the quiet as an answer. Two or three times in a row is fine. If their replies stay short and they never ask you anything back, ease off.',
    ],
  },
  {
    like: [
      'can i be friends with someone twenty years older',
      'is it strange that the only person i get along with is much younger',
      'is it weird to be friends with a married man if im a woman',
      'my only friend at work is 60 and im 24 is that odd',
      'do friends have to be the same age',
    ],
    say: [
      "Between adults there's nothing odd about it. People who share a job, a hobby or a sense of humor become friends across all kinds of gaps. Be open about it with the people close to you both. If you're under 18, let a parent know about the friendship.",
    ],
  },
  {
    like: [
      'how often should i text a new friend',
      'how many messages is too many at the start',
      'is texting a new friend every day too much',
      'how long do i wait before i ask to hang out again',
      'how often do new friends meet',
    ],
    say: [
      "There's no set number. Write about as often as they write back; a little more is fine. Seeing each other every couple of weeks is plenty at first. If you have a real question for them, any day is a good day.",
    ],
  },
  {
    like: [
      'ive never had a real friend in my life',
      'i dont know what having a best friend is like',
      'i went through all of school without one friend',
      'im 30 and nobody has ever called me their friend',
      'i have no idea how friendship works i never had one',
    ],
    say: [
      "That's a long time to go without, and I'm sorry. Some people pick this up as kids. Learning it later is harder, and people do. A friend is mostly somebody you like to see who likes to see you, again and again. That can start at any age.",
    ],
  },
  {
    like: [
      'people like me at first and then lose interest',
      'once they get to know me they pull back',
      'i can do the first talk but it never goes further',
      'everyone is friendly for two weeks and then im forgotten',
      'i always end up as the acquaintance',
    ],
    say: [
      "It hurts to keep getting that far and no further. I can't see why it happens. One common reason is that nobody makes the next plan, and each thinks the other lost interest. You could suggest the next time before you say goodbye.",
    ],
  },
  {
    like: [
      'i got hurt by friends before and cant trust anyone now',
      'my old friends turned on me so i keep everyone at a distance',
      'i was bullied and now i think every friendly person wants something',
      'after what my best friend did i dont let people in',
      'i keep waiting for new people to turn mean',
    ],
    say: [
      "After that, being careful makes sense. You don't have to drop your guard all at once to make a friend. Tell one small true thing, see how they handle it, and then decide about the next one.",
    ],
  },
  {
    like: [
      'im meeting someone new this week and im scared theyll regret it',
      'we have our first coffee as friends and i feel sick',
      'she said yes to hanging out and now i want to get out of it',
      'im hanging out with a possible friend tomorrow and my head is empty',
      'what if its an awful silence when we meet up',
    ],
    say: [
      "They agreed to come, so you don't have to win them over. Keep it to an hour and have two things ready to ask about. There will be some silences, and they feel longer than they are. On a walk they feel more natural.",
    ],
    about: 'coming',
  },
  {
    like: [
      'we got coffee and it was fine i guess',
      'hung out with the new person it was ok',
      'we met up and talked for an hour nothing special',
      'i asked her to lunch and we had lunch',
      'it was alright we walked around a bit',
    ],
    say: [
      "I'm glad. A plain hour together is what a lot of friendships are made of. You both know a bit more about each other now.",
    ],
    about: 'over',
  },
  {
    like: [
      'he said he had a great time but he was only being nice',
      'they want to hang out again and i dont believe it',
      'it went really well with the new friend so something must be off',
      'she said we should do this more often, she probably says that to all people',
      'we laughed the whole time and now i think they pity me',
    ],
    say: [
      "You can't see inside their head, and the worry can't either. What you have is that they spent the time with you and it seemed to go well. You can let it be a nice day for now.",
    ],
    about: 'over',
  },
  {
    like: [
      'i asked someone to hang out and they said no',
      'i invited her and she never replied',
      'he said hes too busy to meet and didnt offer another day',
      'finally asked somebody to be friends and got rejected',
      'they cancelled our first meet up and never brought it up again',
    ],
    say: [
      "Ouch. You put yourself out there and got nothing back, and that stings. What you know is that it didn't work with this person this time. You asked a clear, friendly question, and that was still a good thing to do.",
    ],
    about: 'over',
  },
  {
    like: [
      'i talked about myself the entire time',
      'i overshared with a new friend and im ashamed',
      'told her my whole life story at our first coffee',
      'i was so nervous i never asked him a single question',
      'i trauma dumped on someone i barely know',
    ],
    say: [
      `You were nervous and somebody was listening, so it all came out. It's a common thing to do, and the other person may have taken it as trust. One line can even it out: "I talked a lot last time. Next time I want to hear about you."`,
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote hey do you want to hang out sometime is that ok',
      'is my message to her too keen for a new friend',
      'here is my invitation text does it sound desperate',
      'can you check what i want to send to my maybe friend',
      'i typed we should get coffee some day, should i send it',
    ],
    say: [
      `If it's friendly, short and can be answered with yes or no, send it. If it says "sometime," put in a day and a thing to do. You can leave out excuses for them not to come; they know they can say no.`,
    ],
  },
]
