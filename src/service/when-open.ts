import type { Service } from './service.js';

/** A service that can be called while it is still being opened: calls wait until it is, and fail if it cannot be. */
export function whenOpen(opening: Promise<Service>): Service {
  const waiting =
    <Sent extends unknown[], Answer>(pick: (service: Service) => (...sent: Sent) => Promise<Answer>) =>
    async (...sent: Sent) => {
      const service = await opening;
      return pick(service).apply(service, sent);
    };
  return {
    found: waiting((service) => service.found),
    act: waiting((service) => service.act),
    undo: waiting((service) => service.undo),
    undoable: waiting((service) => service.undoable),
    reveal: waiting((service) => service.reveal),
    end: waiting((service) => service.end),
    configure: waiting((service) => service.configure),
    away: waiting((service) => service.away),
    homeless: waiting((service) => service.homeless),
    move: waiting((service) => service.move),
    campaignIn: waiting((service) => service.campaignIn),
    campaignsOf: waiting((service) => service.campaignsOf),
    view: waiting((service) => service.view),
    chronicle: waiting((service) => service.chronicle),
    details: waiting((service) => service.details),
    dice: waiting((service) => service.dice),
    resume: waiting((service) => service.resume),
    posted: waiting((service) => service.posted),
    unposted: waiting((service) => service.unposted),
    runDue: waiting((service) => service.runDue),
  };
}
