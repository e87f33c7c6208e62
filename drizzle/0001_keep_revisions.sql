-- A text that somebody stands in must never change under him: rows of event_revision are only ever added.
CREATE FUNCTION keep_event_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'event_revision is insert-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER event_revision_insert_only BEFORE UPDATE OR DELETE ON "event_revision"
  FOR EACH ROW EXECUTE FUNCTION keep_event_revision();
--> statement-breakpoint
CREATE TRIGGER event_revision_never_emptied BEFORE TRUNCATE ON "event_revision"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_event_revision();
--> statement-breakpoint
-- Rows that every step rewrites keep room on their page, so that no index needs to be touched.
ALTER TABLE "campaign" SET (fillfactor = 60);
--> statement-breakpoint
ALTER TABLE "seat" SET (fillfactor = 60);
--> statement-breakpoint
ALTER TABLE "journal" SET (fillfactor = 60);
