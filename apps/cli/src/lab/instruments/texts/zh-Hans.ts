import { gaps } from './gaps.ts';
import type { InstrumentTexts } from './text.ts';

/** Simplified Chinese. */
export const zhHans: InstrumentTexts = {
  sweep: (seat, knobs) => ({
    title: `${seat} 随 ${knobs.join('、')} 的变化`,
    question: `${knobs.join('、')} 取每个值时，${seat} 赢多少？`,
    figures: { wins: `{seat} 的胜率，${gaps(knobs, '，')}` },
    words: { wins: '胜率' },
  }),
  ablate: (seat) => ({
    title: `一次只改一样：${seat}`,
    question: `每处改动让 ${seat} 多赢还是少赢？`,
    figures: {
      wins: '{seat} 的胜率，{change}',
      'wins-difference': '{change} 给 {seat} 带来的差别',
      'wins-p': '光凭运气出现 {change} 这种差别的可能',
    },
    words: { none: '原样', 'wins-difference': '胜率之差', change: '改动' },
  }),
  calibrate: (seat, knob) => ({
    title: `给 ${seat} 定 ${knob}`,
    question: `${knob} 取多少，${seat} 才正好赢这么多？`,
    figures: {
      setting: `{seat} 赢 {target} 时的 ${knob}`,
      'setting-rate': `{seat} 的胜率，${knob} 为 {${knob}}`,
    },
    words: { setting: `胜率随 ${knob} 的变化`, 'setting-rate': '胜率' },
  }),
  skill: {
    title: '本事与运气',
    question: '一局的胜负多少看人，多少看运气？',
    figures: {
      'wins-by-seat': '{seat} 的胜率',
      'wins-by-bot': '{bot} 的胜率',
      decided: '分出胜负的局',
      'seat-advantage': '同一个电脑对打时先列一方的优势',
      'skill-range': '{seat} 最强与最弱的电脑之差',
      'by-players': '由谁来打决定',
      'by-world': '由运气决定',
      'by-both': '由两者一起决定',
    },
    words: {
      'wins-by-bot': '各个电脑的胜率',
      'wins-by-bot-share': '占全部局数',
      'wins-by-bot-label': '电脑',
      'skill-and-chance': '本事与运气',
      'skill-and-chance-share': '占方差',
      'skill-and-chance-label': '由什么决定',
      'by-players': '谁来打',
      'by-world': '运气',
      'by-both': '两者一起',
    },
  },
  learn: (curves) => ({
    title: '一轮一轮地看',
    question: '游戏所数的东西，一轮一轮怎样变化？',
    figures: Object.fromEntries(
      curves.flatMap((curve) => [
        [curve, `${curve}，第 {turn} 轮`],
        [`${curve}-gain`, `${curve}，末轮减首轮`],
      ]),
    ),
    words: { turn: '第几轮' },
  }),
};
